/** @jest-environment jsdom */
import '@testing-library/jest-dom';
// Must be imported before any module that looks for a database.
import 'fake-indexeddb/auto';
import { DEFAULT_ROUND_RULES, inDollars } from '@fairshare/golf-rules';
import { screen, within } from '@testing-library/react';
import { changeWords, leadsInWords } from '../../src/features/games/hole-entry/lead-texts';
import { openRound, resetPhone } from '../support/open-round';
import { ScoringTable } from '../support/scoring-table';
import { showApp } from '../support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('../support/fake-socket'));

const CLUB = { id: 'club', name: 'Lost a Club', emoji: '🏌️', value: 15 };
const NO_CARD_GAME = { ...inDollars(DEFAULT_ROUND_RULES), games: { points: true, bbb: true, cards: false } };

beforeEach(resetPhone);

type Opened = Awaited<ReturnType<typeof openRound>>;
type Given = readonly [card: string, player: string];

const press = ({ actor }: Pick<Opened, 'actor'>, name: string) => actor.click(screen.getByRole('button', { name }));

/** Assigns cards one after the other, and returns to the hole. */
async function give(shown: Opened, ...given: readonly Given[]): Promise<void> {
  await shown.actor.click(screen.getByRole('radio', { name: 'Cards' }));
  for (const [card, player] of given) {
    await shown.actor.click(await screen.findByRole('button', { name: new RegExp(`^${card} `) }));
    await shown.actor.click(within(screen.getByRole('dialog', { name: 'Assign Card to player' })).getByRole('button', { name: player }));
  }
  await shown.actor.click(screen.getByRole('radio', { name: 'Both' }));
}

/** Enters the usual strokes for all players, with one less for Ann. */
async function save(shown: Opened): Promise<void> {
  await shown.actor.click(await screen.findByRole('button', { name: 'Usual Scores' }));
  await press(shown, 'One less: Ann Lee strokes');
  await press(shown, 'Save Scores');
}

const line = (words: RegExp | string) => screen.findByText(words, { selector: '[data-change]' });

test.each<[Given[], string]>([
  [[['Snake', 'Bo Ray']], 'snake to Bo'],
  [
    [
      ['Snake', 'Bo Ray'],
      ['Camel', 'Ann Lee'],
    ],
    'snake to Bo and camel to Ann',
  ],
  [
    [
      ['Snake', 'Bo Ray'],
      ['Camel', 'Bo Ray'],
    ],
    'snake and camel to Bo',
  ],
  [
    [
      ['Lost a Club', 'Ann Lee'],
      ['Yeti', 'Bo Ray'],
      ['Fish', 'Bo Ray'],
    ],
    'Lost a Club to Ann, yeti to Bo and 1 more card',
  ],
  [
    [
      ['Snake', 'Bo Ray'],
      ['Camel', 'Bo Ray'],
      ['Fish', 'Bo Ray'],
      ['Ghost', 'Ann Lee'],
    ],
    'snake and camel to Bo, and 2 more cards',
  ],
  [
    [
      ['Snake', 'Bo Ray'],
      ['Snake', 'Nobody holds it'],
    ],
    '',
  ],
])('when cards are given on a hole (%j), then its line says "%s"', async (given, words) => {
  const shown = await openRound({ players: 2, customCards: [CLUB] });
  await give(shown, ...given);
  await save(shown);
  expect(await line(/^Ann takes the lead/)).toHaveTextContent(['Ann takes the lead in 2/9/16', words].filter(Boolean).join('; '));
  await shown.actor.click(screen.getByRole('heading', { name: 'Hole 1' }));
  expect(screen.queryByText(/takes the lead/)).not.toBeInTheDocument();
});

test('when a hole is saved, then cards of earlier holes are not shown', async () => {
  const shown = await openRound({ players: 2 });
  await give(shown, ['Snake', 'Bo Ray']);
  await save(shown);
  await line('Ann takes the lead in 2/9/16; snake to Bo');
  await press(shown, 'Next Hole');
  await save(shown);
  expect(await line(/^Ann leads by 4/)).not.toHaveTextContent('snake');
  await press(shown, 'Next Hole');
  // The page is closed in the meantime.
  shown.unmount();
  const again = { ...shown, ...showApp() };
  await again.actor.click(await screen.findByRole('radio', { name: 'Both' }));
  await give(again, ['Snake', 'Ann Lee']);
  await save(again);
  expect(await line(/^Ann leads by 6/)).toHaveTextContent('; snake to Ann');
});

test('when a hole is gone back to, then its line does not come again', async () => {
  const shown = await openRound({ players: 2 });
  await save(shown);
  await line(/^Ann takes the lead/);
  await press(shown, 'Next Hole');
  await press(shown, 'Back one hole');
  expect(screen.queryByText(/takes the lead/)).not.toBeInTheDocument();
});

test('when an earlier hole is corrected, then the cards wait for the next hole', async () => {
  const shown = await openRound({ players: 2 });
  await save(shown);
  await press(shown, 'Next Hole');
  await save(shown);
  await press(shown, 'Next Hole');
  await give(shown, ['Fish', 'Bo Ray']);
  await shown.actor.click(await screen.findByRole('button', { name: 'Hole 1, done' }));
  await press(shown, 'One more: Bo Ray strokes');
  await press(shown, 'Save Scores');
  expect(await line(/^Ann leads by 4/)).not.toHaveTextContent('fish');
  await press(shown, 'Hole 3, no scores');
  await save(shown);
  expect(await line(/^Ann leads by 6/)).toHaveTextContent('; fish to Bo');
});

test('when another phone saved the hole before, then its cards are not shown here', async () => {
  const table = new ScoringTable();
  table.enter(1, { p1: 4, p2: 5 });
  const shown = await openRound({ players: 2, table, round: {} });
  await give(shown, ['Fish', 'Bo Ray']);
  await save(shown);
  expect(await line(/^Ann leads by 4/)).not.toHaveTextContent('fish');
});

test('when the round is without the card game, then its line shows no cards', async () => {
  const fish = { id: 'fish', type: 'fish', name: 'Fish', emoji: '🐟', value: 2 } as const;
  const shown = await openRound({ players: 2, round: { rules: NO_CARD_GAME, playerCards: { p1: [fish], p2: [] } } });
  await save(shown);
  expect(await line(/^Ann takes the lead/)).not.toHaveTextContent('fish');
});

const lead = (who: string, did: string, by?: string) => ({ who, did, by });

test.each([
  [lead('Ann', 'takes the lead'), lead('Bo', 'takes the lead'), 'Ann takes the lead in BBB, Bo in 2/9/16'],
  [lead('Ann', 'takes the lead'), lead('Ann', 'takes the lead'), 'Ann takes the lead in BBB and 2/9/16'],
  [lead('Ann', 'leads', 'by 3'), lead('Ann', 'leads', 'by 10'), 'Ann leads by 3 in BBB, by 10 in 2/9/16'],
  [lead('Ann', 'leads', 'by 3'), lead('Ann', 'takes the lead'), 'Ann leads by 3 in BBB, takes the lead in 2/9/16'],
  [lead('Ann', 'leads', 'by 3'), lead('Bo', 'leads', 'by 2'), 'Ann leads by 3 in BBB, Bo leads by 2 in 2/9/16'],
])('when two games have a lead, then nothing is said twice: %j %j', (one, other, words) => {
  expect(
    leadsInWords(
      [
        { ...one, game: 'BBB' },
        { ...other, game: '2/9/16' },
      ],
      true,
    ),
  ).toBe(words);
});

test('when no game counts the hole, then the card is shown alone', () => {
  expect(changeWords('', 'snake to Bo')).toBe('Snake to Bo');
});
