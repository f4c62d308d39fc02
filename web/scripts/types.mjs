/**
 * Makes src/lib/generated.ts from the server's JSON Schemas.
 *   node scripts/types.mjs [--check]
 * LANDSRAAD is the command to ask, by default the one in the repository's virtual environment.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = process.env.LANDSRAAD ?? fileURLToPath(new URL('../../.venv/bin/landsraad', import.meta.url));
const target = new URL('../src/lib/generated.ts', import.meta.url);
const RENAMED = { Error: 'Failure' };

const schema = (...words) => JSON.parse(execFileSync(command, ['schema', ...words], { encoding: 'utf8' }));
const named = (reference) => {
  const name = reference.split('/').at(-1);
  return RENAMED[name] ?? name;
};

function typeOf(node) {
  if (node.$ref) return named(node.$ref);
  const several = node.anyOf ?? node.oneOf;
  if (several) return [...new Set(several.map(typeOf))].join(' | ');
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (Array.isArray(node.type)) return node.type.map((type) => typeOf({ ...node, type })).join(' | ');
  switch (node.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      const item = typeOf(node.items ?? {});
      return item.includes('|') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return node.additionalProperties && typeof node.additionalProperties === 'object'
        ? `Record<string, ${typeOf(node.additionalProperties)}>`
        : 'object';
    default:
      return 'unknown';
  }
}

function declare(name, node) {
  const title = RENAMED[name] ?? name;
  const words = node.description ? `/** ${node.description.replaceAll('*/', '* /')} */\n` : '';
  if (!node.properties) return `${words}export type ${title} = ${typeOf(node)};\n`;
  const required = new Set(node.required ?? []);
  const lines = Object.entries(node.properties).map(
    ([key, value]) => `  ${key}${required.has(key) ? '' : '?'}: ${typeOf(value)};`,
  );
  return `${words}export interface ${title} {\n${lines.join('\n')}\n}\n`;
}

const definitions = { ...schema('messages').$defs, ...schema('views', 'imperium').$defs };
const text = `/** Made from the server's schemas by scripts/types.mjs: do not edit. */\n\n${Object.entries(definitions)
  .map(([name, node]) => declare(name, node))
  .join('\n')}`;
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/lib/generated.ts is not what the schemas say: run npm run types.');
    process.exit(1);
  }
} else writeFileSync(target, text);
