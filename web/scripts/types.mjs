/**
 * Makes src/lib/generated/*.ts from the server's JSON Schemas: its messages, and the views of each family.
 *   node scripts/types.mjs [--check]
 * LANDSRAAD is the command to ask, by default the one in the repository's virtual environment.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const SOURCES = { messages: ['messages'], imperium: ['views', 'imperium'], classic: ['views', 'classic'] };
const command = process.env.LANDSRAAD ?? fileURLToPath(new URL('../../.venv/bin/landsraad', import.meta.url));

/** A schema of the server; a message called Error would hide what JavaScript calls so. */
function asked(words) {
  const said = execFileSync(command, ['schema', ...words], { encoding: 'utf8' });
  const { $defs, oneOf } = JSON.parse(said.replaceAll('$defs/Error"', '$defs/Failure"'), (_, value) =>
    value?.type === 'object' && !value.properties && !value.additionalProperties
      ? { ...value, tsType: 'object' }
      : value,
  );
  const { Error: failure, ...others } = $defs;
  return { $defs: failure ? { ...others, Failure: { ...failure, title: 'Failure' } } : $defs, oneOf };
}

async function typesOf(words, file) {
  const text = await compile(asked(words), 'Anything', {
    additionalProperties: false,
    bannerComment: "/** Made from the server's schemas by scripts/types.mjs: do not edit. */",
    format: false,
    ignoreMinAndMaxItems: true,
  });
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

for (const [name, words] of Object.entries(SOURCES)) {
  const file = fileURLToPath(new URL(`../src/lib/generated/${name}.ts`, import.meta.url));
  const text = await typesOf(words, file);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`src/lib/generated/${name}.ts is not what the schemas say: run npm run types.`);
    process.exitCode = 1;
  }
}
