/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { HoleAnswer } from '@fairshare/contracts';
import { DEFAULT_HOUSE_RULES, formatDollars, HOLES, settleRound } from '@fairshare/golf-rules';
import type { Entry } from '@fairshare/offline';
import { startActor } from '@fairshare/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import GamesTab from '../src/features/games/games-tab';
// Preloads the tab's lazy parts: the test is about money, not about loading times.
import '../src/features/games/standings/game-payouts';
import { roundInput } from '../src/features/payouts/money/phone-round';
import PayoutsTab from '../src/features/payouts/payouts-tab';
import { DialogsProvider } from '../src/session/dialogs';
import { applyDelta } from '../src/session/live/apply-delta';
import { OfflineContext, WITHOUT_STORE } from '../src/session/offline/offline';
import { NOTHING_SELECTED } from '../src/session/selection/selected';
import { SelectionProvider } from '../src/session/selection/selection';
import type { Reply } from './support/fake-api';
import { resetBrowser, stubResizeObserver } from './support/browser';
import { strokesCells } from './support/golf-data';
import { aRound, GOLFERS } from './support/payouts-round';
import { PayoutsTable } from './support/payouts-table';
import { laterReply, showScreen } from './support/show-screen';

const ROSTER = GOLFERS.map(({ id }) => ({ playerId: id, holes: [...HOLES] }));
const SCORES = 'PUT /api/game-state/s1/holes/3';
const PAYOUTS = 'GET /api/points-games/s1.points1/payouts';

beforeEach(async () => {
  await resetBrowser();
  // The row of the game is expanded on this phone.
  localStorage.setItem('payouts.open', '["points"]');
  Element.prototype.scrollIntoView = () => undefined;
  stubResizeObserver();
});

/** Shows both tabs of one phone side by side, and records every moment in which they show different money. */
function showBothTabs(table: PayoutsTable, mode: keyof typeof TITLES = 'points') {
  let queue: (entries: readonly Entry[]) => void = () => undefined;
  function Phone() {
    const [entries, setEntries] = useState<readonly Entry[]>([]);
    queue = setEntries;
    return (
      <OfflineContext value={{ ...WITHOUT_STORE, online: entries.length === 0, entries }}>
        <SelectionProvider initial={{ ...NOTHING_SELECTED, tab: 'games', gamesView: 'points', groupId: 'g1', gameId: 's1' }} onChange={() => undefined}>
          <DialogsProvider>
            <div data-testid="games">
              <GamesTab />
            </div>
            <div data-testid="payouts">
              <PayoutsTab />
            </div>
          </DialogsProvider>
        </SelectionProvider>
      </OfflineContext>
    );
  }
  table.api.on('GET /api/games/s1.points1/conflicts', { body: [] }).on('GET /api/games/s1.bbb1/conflicts', { body: [] });
  const { queryClient } = showScreen(<Phone />);
  const differences: unknown[] = [];
  const look = () => {
    const [games, payouts] = [money('games', '2/9/16 Payouts'), money('payouts', TITLES[mode])];
    if (games && payouts && games !== payouts) differences.push({ games, payouts });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  return { queryClient, differences, queue: (entries: readonly Entry[]) => act(() => queue(entries)) };
}

/** The net of each player in a section of a tab, in player order; null: the section is missing. */
function money(tab: 'games' | 'payouts', title: string): string | null {
  const shown = screen.queryByTestId(tab);
  const section = shown && within(shown).queryByRole('heading', { name: title })?.closest('section');
  const rows = section ? within(section).queryAllByRole('listitem') : [];
  return rows.length === 0 ? null : GOLFERS.map(({ name }) => rows.find(({ textContent }) => textContent?.includes(name))?.textContent?.replace(/[^$\d.,+−-]/g, '')).join(' ');
}

const TITLES = { points: '2/9/16 - Points Only', fbt: '2/9/16 - FBT Only' } as const;

/** Expects both tabs to show the money that the rules compute for the round. */
async function show(table: PayoutsTable, mode: 'points' | 'fbt' = 'points'): Promise<void> {
  const { nets } = settleRound(roundInput(table.round), [mode]);
  await waitFor(() => {
    for (const shown of [money('games', '2/9/16 Payouts'), money('payouts', TITLES[mode])]) {
      const amounts = shown?.split(' ') ?? [];
      for (const [seat, { id }] of GOLFERS.entries()) expect(amounts[seat]).toContain(formatDollars(Math.abs(nets[id] ?? 0)));
    }
  });
}

/** Stores a saved hole on the server. Returns the server's response. */
function play(table: PayoutsTable, hole: number, strokes: Record<string, number>): HoleAnswer {
  const { entered } = table.round;
  const [cells, cellVersions] = [strokesCells(strokes), strokesCells(Object.fromEntries(Object.keys(strokes).map((id) => [id, 1])))];
  const version = entered.version + 1;
  table.round = {
    ...table.round,
    entered: { ...entered, version, holes: { ...entered.holes, [hole]: cells }, cellVersions: { ...entered.cellVersions, [hole]: cellVersions } },
  };
  return { version, cells, cellVersions };
}

const aTable = (game: Parameters<typeof aRound>[0] = {}) => new PayoutsTable(aRound({ ...game, game: { roster: ROSTER, holes: [...HOLES], ...game.game } }));

test('when a hole is saved, followed live or offline, then both tabs agree', async () => {
  const table = aTable();
  const { queryClient, differences, queue } = showBothTabs(table);
  await show(table);

  // Entered, and the save is pending; meanwhile the payouts from before are requested.
  const answer = laterReply<Reply>();
  const payouts = laterReply<Reply>();
  table.api.on(SCORES, () => answer.promise);
  const actor = startActor();
  const typed = { ann: 7, bo: 6, cy: 5, di: 3 };
  const games = within(screen.getByTestId('games'));
  for (const { id, name } of GOLFERS) await actor.type(games.getByRole('textbox', { name: `${name} strokes` }), String(typed[id as keyof typeof typed]));
  await actor.click(games.getByRole('button', { name: 'Save Scores' }));
  await waitFor(() => expect(table.api.asked(SCORES)).toHaveLength(1));
  const saved = play(table, 3, typed);
  await show(table);

  table.api.on(PAYOUTS, () => payouts.promise);
  await act(async () => answer.give({ body: saved }));
  await show(table);

  // Another golfer's hole arrives with a change notice.
  const four = { ann: 3, bo: 5, cy: 6, di: 7 };
  const { version } = play(table, 4, four);
  act(() => {
    const holes = { 4: Object.fromEntries(Object.entries(strokesCells(four)).map(([cell, strokes]) => [cell, [strokes, 1] as [number, number]])) };
    // No query refetched the session after this phone's own save.
    const delta = { from: version - 2, lastPlayed: null, holes };
    expect(applyDelta(queryClient, { groupId: 'g1', id: 's1', version, delta } as never)).not.toBeNull();
  });
  await show(table);

  // Without signal, on this phone only.
  const five = { ann: 6, bo: 3, cy: 4, di: 5 };
  play(table, 5, five);
  queue(
    Object.entries(five).map(([playerId, pointsScore], index) => ({
      id: index + 1,
      gameId: 's1.points1',
      sessionId: 's1',
      userId: '',
      recordId: `r${index}`,
      type: 'points',
      hole: 5,
      playerId,
      pointsScore,
      award: null,
      cardAssignment: null,
      baseVersion: 0,
      timestamp: 1,
      synced: false,
      refusal: null,
    })),
  );
  await show(table);
  await act(async () => payouts.give({ status: 503, body: { message: 'away', code: 'UNAVAILABLE' } }));
  await show(table);
  expect(differences).toEqual([]);
});

test('when unfinished pots are void, then both tabs say so', async () => {
  const table = aTable({ game: { rules: { ...DEFAULT_HOUSE_RULES, unfinishedPots: 'void', pointValue: 1, fbtValue: 10 } } });
  // The server does not respond in the meantime.
  table.api.on(PAYOUTS, () => new Promise(() => undefined));
  showBothTabs(table, 'fbt');
  const payouts = within((await screen.findByRole('heading', { name: '2/9/16 Payouts' })).closest('section') as HTMLElement);
  await startActor().click(payouts.getByRole('radio', { name: 'FBT' }));
  await show(table, 'fbt');
});
