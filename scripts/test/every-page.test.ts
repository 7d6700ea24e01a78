import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What `npm run every-screen` looks at, as it is written. */
const PAGES = ['every-page', 'first-pages', 'sheet-pages'].map((name) => read(`e2e/scripts/${name}.mjs`)).join('\n');

const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, words = '']) => words);

/** "/login", "/watch": the addresses of the remotes' screens, up to what differs from one golfer to the next. */
const ADDRESSES = [...new Set(quoted(read('frontends/shell/src/remote-screens.ts')).filter((words) => /^\/[a-z]/.test(words)))].map((path) => path.replace(/\/:.*$/, ''));
/** In frontends/game/src/start/page.ts. */
const GAME_ADDRESSES = quoted(read('frontends/game/src/start/page.ts')).filter((words) => /^\/[a-z]+$/.test(words));

/** The dialogs of the main app, by the pages that show those whose name is another there. */
const DIALOGS = quoted(/type DialogId = ([^;]+);/.exec(read('frontends/game/src/session/dialogs.tsx'))?.[1] ?? '');
const SHOWN_BY: Readonly<Record<string, string>> = { group: 'people', tutorial: 'learn-' };

test('when screens and dialogs are read from the sources, then there are some', () => {
  expect(ADDRESSES.length).toBeGreaterThan(10);
  expect(GAME_ADDRESSES).toEqual(expect.arrayContaining(['/score', '/sample']));
  expect(DIALOGS.length).toBeGreaterThan(10);
});

test.each([...ADDRESSES, ...GAME_ADDRESSES])('when a screen has the address %s, then every-screen opens it', (address) => {
  expect(PAGES).toMatch(new RegExp(`(page\\(|path: )'${address}['/?]`));
});

test.each(DIALOGS)('when the main app has the dialog %s, then every-screen opens it', (dialog) => {
  expect(PAGES).toMatch(new RegExp(`(name: |ofRound\\()['\`]${SHOWN_BY[dialog] ?? dialog}`));
});
