/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGroup } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

const SATURDAY = aGroup('g1', 'Saturday');
const SECRET = 'Ab0_-cdefghijklmnopqrstuvwxyz012';

beforeEach(resetBrowser);

async function joinGame() {
  const api = anApi({ groups: [SATURDAY] });
  const { actor, ...shown } = showApp();
  await press(actor, 'Join Group');
  const form = within(await dialog('Join Game'));
  const field = form.getByLabelText('Share code');
  await actor.click(field);
  return { api, actor, form, field, ...shown };
}

test.each([
  ['NH8FZK53', 'NH8FZK53'],
  ['nh8fzk53', 'NH8FZK53'],
  ['  nh8fzk53 ', 'NH8FZK53'],
  ['NH8F-ZK53', 'NH8FZK53'],
  ['NH8F–ZK53', 'NH8FZK53'],
  ['nh8f zk53', 'NH8FZK53'],
  ['N H 8 F Z K 5 3', 'NH8FZK53'],
  ['\u200ENH8FZK53\u200B\n', 'NH8FZK53'],
  ['ＮＨ８ＦＺＫ５３', 'NH8FZK53'],
  ['"NH8FZK53".', 'NH8FZK53'],
  ['*NH8FZK53*', 'NH8FZK53'],
  ['abc234', 'ABC234'],
  ['http://localhost:8080/join/NH8FZK53', 'NH8FZK53'],
  ['HTTPS://GOLF.EXAMPLE/JOIN/NH8FZK53', 'NH8FZK53'],
  ['https://golf.example/join/nh8fzk53/', 'NH8FZK53'],
  ['https://golf.example/join/NH8FZK53?fbclid=IwAR2abc#top', 'NH8FZK53'],
  ['golf.example/join/NH8FZK53.', 'NH8FZK53'],
  ['<https://golf.example/join/abc234>', 'ABC234'],
  ['https://golf.example/join/NH8F-ZK53', 'NH8FZK53'],
  ['https://safelinks.example/?url=https%3A%2F%2Fgolf.example%2Fjoin%2FNH8FZK53&data=05', 'NH8FZK53'],
  ['Join Saturday on Fairshare. Share code: NH8FZK53\nhttps://golf.example/join/NH8FZK53', 'NH8FZK53'],
  ['Join Saturday on Fairshare. Share code: NH8FZK53', 'NH8FZK53'],
  ['hey Ben, the code is nh8fzk53, see you at 8:30', 'NH8FZK53'],
  ['Share code\nNH8F ZK53', 'NH8FZK53'],
  ['share code: abcdefgh', 'ABCDEFGH'],
  ['We tee off Sunday. nh8fzk53 gets you in', 'NH8FZK53'],
  ['Old one still works: ABC234 (from last year)', 'ABC234'],
  ['Here you are: ABCDEFGH', 'ABCDEFGH'],
])('when %j is pasted, then the field holds %s', async (pasted, code) => {
  const { actor, field } = await joinGame();
  await actor.paste(pasted);
  expect(field).toHaveValue(code);
});

test('when a whole code is pasted over a wrong one, then it replaces it', async () => {
  const { actor, field } = await joinGame();
  await actor.type(field, 'NH8FZK');
  await actor.paste('nh8fzk53');
  expect(field).toHaveValue('NH8FZK53');
});

test('when a piece of a code is pasted, then it follows what is there', async () => {
  const { actor, field } = await joinGame();
  await actor.type(field, 'nh8f');
  await actor.paste('zk53');
  expect(field).toHaveValue('NH8FZK53');
});

test.each([['see you on Sunday at the club house'], ['https://golf.example/welcome'], ['ben.baker@golf.example']])(
  'when %j is pasted, then the field says it holds no code',
  async (pasted) => {
    const { actor, form, field } = await joinGame();
    await actor.paste(pasted);
    expect(field).toHaveValue('');
    expect(form.getByText('There is no share code in what you pasted')).toBeVisible();
    await actor.type(field, 'a');
    expect(form.queryByText('There is no share code in what you pasted')).not.toBeInTheDocument();
  },
);

test.each([
  [`Ben, score Pebble with us: https://golf.example/score/s1.${SECRET}`, `/score/s1.${SECRET}`],
  [`https://golf.example/watch/${SECRET}`, `/watch/${SECRET}`],
  [`https://golf.example/Score/s1.${SECRET}?utm_source=chat`, `/score/s1.${SECRET}`],
])('when %j is pasted, then its page opens', async (pasted, path) => {
  const { actor, visited } = await joinGame();
  await actor.paste(pasted);
  await waitFor(() => expect(visited.at(-1)).toBe(path));
});

test('when Paste is tapped, then the link in the clipboard joins its group', async () => {
  const { api, actor, form, field } = await joinGame();
  api.on('POST /api/groups/join', { body: SATURDAY });
  await navigator.clipboard.writeText('https://golf.example/join/abc234');
  await actor.click(form.getByRole('button', { name: 'Paste' }));
  await waitFor(() => expect(field).toHaveValue('ABC234'));
  await actor.click(form.getByRole('button', { name: 'Join Group' }));
  expect(await screen.findByText('You joined Saturday')).toBeInTheDocument();
  expect(api.bodies('POST /api/groups/join')).toEqual([{ shareCode: 'ABC234' }]);
});

test('when the clipboard may not be read, then another way is named', async () => {
  const { actor, form } = await joinGame();
  jest.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await actor.click(form.getByRole('button', { name: 'Paste' }));
  expect(await screen.findByText('Could not paste')).toBeInTheDocument();
});

test('when the browser cannot read the clipboard, then there is no Paste button', async () => {
  const { form, actor } = await joinGame();
  await actor.click(form.getByRole('button', { name: 'Close' }));
  Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
  await press(actor, 'Join Group');
  expect(within(await dialog('Join Game')).queryByRole('button', { name: 'Paste' })).not.toBeInTheDocument();
});
