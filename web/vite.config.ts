import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.LANDSRAAD_SERVER ?? 'http://127.0.0.1:8000';

/** Puts the icon sheets of the app, of boxes and of classic Dune into the page: icons come with the first paint. */
function sprite(): Plugin {
  const source = fileURLToPath(new URL('src/', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const sheets = [
    'assets/sprite.svg',
    ...files.filter((file) => /(boxes.[^/\\]+|classic).icons\.svg$/.test(file)).sort(),
  ];
  const all = () => sheets.map((sheet) => readFileSync(source + sheet, 'utf8').trim()).join('\n');
  return { name: 'sprite', transformIndexHtml: (html) => html.replace('<!-- sprite -->', all) };
}

export default defineConfig({
  plugins: [svelte(), sprite()],
  build: { outDir: '../src/landsraad/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: server, ws: true }, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
