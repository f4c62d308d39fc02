import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['fixtures/data', 'screenshots', 'src/**/generated*'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-len': ['error', { code: 120 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A space at the edge of a block can be written in no other way.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // Families are loaded when one of their games is: what all of them share knows none of them.
    files: ['src/{components,lib,pages,table}/**'],
    ignores: ['src/pages/learn/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['**/imperium', '**/imperium/**', '**/classic', '**/classic/**', '!**/generated/*'] },
      ],
    },
  },
  {
    // A component is one thing: what grows beyond this is several.
    files: ['**/*.svelte'],
    rules: { 'max-lines': ['error', 400] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
