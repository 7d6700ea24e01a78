import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import noBareText from './scripts/lint/no-bare-text.mjs';

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '**/.cache/', '.data/', '**/test-results/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // What a child process or a script says, it says on the console.
    files: ['scripts/**', 'bench/**', '**/scripts/**', 'infra/**', '**/main.ts', 'embedded/src/run.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['frontends/**/*.{ts,tsx}', 'packages/{ui,federation,api-client}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        {
          selector: ":matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
          message: 'Make it with its first use (dateFormat): making one keeps a phone busy while the app starts.',
        },
      ],
    },
  },
  {
    // A browser that translates takes texts out of React's hands.
    files: ['frontends/*/src/**/*.tsx', 'packages/ui/src/**/*.tsx'],
    plugins: { fairshare: { rules: { 'no-bare-text': noBareText } } },
    rules: { 'fairshare/no-bare-text': 'error' },
  },
  {
    // The domain is pure: no I/O, no clock, no framework.
    files: ['services/*/src/domain/**', 'packages/golf-rules/src/**'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'fetch', 'setTimeout', 'setInterval'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes in as an argument.' },
        { object: 'Math', property: 'random', message: 'Chance comes in as an argument.' },
      ],
      'no-restricted-syntax': ['error', { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time comes in as an argument.' }],
    },
  },
  {
    files: ['**/test/**/*.{ts,tsx}', 'e2e/tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          // it('…', …) and it.each(…)('…', …): in quotes, and in a template.
          "CallExpression:matches([callee.name=/^(it|test)$/], [callee.callee.property.name='each']:not([callee.callee.object.name='describe'])) > Literal.arguments:first-child:not([value=/^when .*, then /]):not([value='%s'])",
          'CallExpression[callee.name=/^(it|test)$/] > TemplateLiteral.arguments:first-child > TemplateElement:first-child:not([value.raw=/^when /])',
        ].map((selector) => ({ selector, message: 'A title reads "when …, then …" (CONTRIBUTING.md).' })),
      ],
    },
  },
);
