import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.LANDSRAAD_SERVER ?? 'http://127.0.0.1:8000';

/** Puts the icon sheet into the page itself, so that icons stand there with the first paint. */
function sprite(): Plugin {
  const file = fileURLToPath(new URL('src/assets/sprite.svg', import.meta.url));
  return {
    name: 'sprite',
    transformIndexHtml: (html) => html.replace('<!-- sprite -->', () => readFileSync(file, 'utf8').trim()),
  };
}

export default defineConfig({
  plugins: [svelte(), sprite()],
  build: { outDir: '../src/landsraad/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: server, ws: true }, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
