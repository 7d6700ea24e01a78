import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The source of the pages that `npm run every-screen` visits. */
const PAGES = ['every-page', 'first-pages', 'sheet-pages'].map((name) => read(`e2e/scripts/${name}.mjs`)).join('\n');

const matches = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The addresses of the screens, such as "/login" and "/watch", without their parameters. */
const addressesIn = (path: string): string[] => matches(/'(\/[a-z-]+)(?:\/:[^']*)?'/g, read(path));
const ADDRESSES = [...new Set(['frontends/shell/src/remote-screens.ts', 'frontends/game/src/start/page.ts'].flatMap(addressesIn))];

/** The main app's dialogs. `SHOWN_BY` has the pages of dialogs that go by another name there. */
const DIALOGS = matches(/'([a-z-]+)'/g, /type DialogId = ([^;]+);/.exec(read('frontends/game/src/session/dialogs.tsx'))?.[1] ?? '');
const SHOWN_BY: Readonly<Record<string, string>> = { group: 'people', tutorial: 'learn-' };

test('when screens and dialogs are read from the sources, then there are some', () => {
  expect(ADDRESSES).toEqual(expect.arrayContaining(['/login', '/watch', '/score']));
  expect(DIALOGS).toEqual(expect.arrayContaining(['tab', 'season']));
});

test.each(ADDRESSES)('when a screen has the address %s, then every-screen opens it', (address) => {
  expect(PAGES).toMatch(new RegExp(`(page\\(|path: )'${address}['/?]`));
});

test.each(DIALOGS)('when the main app has the dialog %s, then every-screen opens it', (dialog) => {
  expect(PAGES).toMatch(new RegExp(`(name: |ofRound\\(\\s*)['\`]${SHOWN_BY[dialog] ?? dialog}`));
});
