import { NetworkError } from '@fairshare/api-client';
import type { SavedResult } from '@fairshare/contracts';
import { overrideValues, type Selection, settleRound } from '@fairshare/golf-rules';
import { combinedOf, type SaveAttempt } from '../../src/features/payouts/settle/combined';
import { settleRequest } from '../../src/features/payouts/settle/settle-request';
import { type PhoneRound, roundInput } from '../../src/features/payouts/money/phone-round';
import { aRound, GOLFERS, FIRST_HOLES } from '../support/payouts-round';
import { combinedAnswer, inDollars } from '../support/settlement-answers';

const SELECTED: Selection[] = ['cards', 'points'];
const settled = (round: PhoneRound, selections = SELECTED) => settleRound(roundInput(round), selections);
/** The round when it was saved; Ann then wins a third hole. */
const before = aRound();
const after = aRound({ points: { holes: { ...FIRST_HOLES, 3: { ann: 3, bo: 4, cy: 5, di: 6 } } } });

const aSavedResult = (more: Partial<SavedResult> = {}): SavedResult => ({
  selectedGames: SELECTED,
  pointValue: null,
  fbtValue: null,
  calculationResult: combinedAnswer(GOLFERS, settled(before)),
  savedAt: '2026-05-02T15:00:00.000Z',
  stale: false,
  currentPayouts: null,
  ...more,
});
const attempt = (more: Partial<SaveAttempt>): SaveAttempt => ({ status: 'error', chosen: ['points'], answer: undefined, error: null, at: 0, ...more });
const changesOf = (combined: ReturnType<typeof combinedOf>) => (combined.state === 'saved' ? combined.changes : 'not saved');
const netMoves = (combined: ReturnType<typeof combinedOf>) => {
  const changes = changesOf(combined);
  return Array.isArray(changes) ? changes.map(({ player, beforeCents, afterCents }) => [player.id, afterCents - beforeCents]) : changes;
};

describe('a saved result', () => {
  test('when nothing was saved, then the state is none and no game is chosen', () => {
    expect(combinedOf({ round: before, saved: { what: null, at: 9 }, attempt: null, scoresReceivedAt: 1 })).toEqual({ state: 'none', chosen: [] });
  });

  test('when a saved result is current, then no net moves', () => {
    const combined = combinedOf({ round: before, saved: { what: aSavedResult(), at: 9 }, attempt: null, scoresReceivedAt: 1 });
    expect(combined).toMatchObject({ state: 'saved', chosen: SELECTED, changes: [] });
    expect(combined.state === 'saved' && combined.settlement.nets).toEqual(settled(before).nets);
  });

  test('when a saved result is stale, then each moved net is listed', () => {
    const saved = aSavedResult({ stale: true, currentPayouts: inDollars(settled(after).nets) });
    const combined = combinedOf({ round: after, saved: { what: saved, at: 9 }, attempt: null, scoresReceivedAt: 1 });
    // 7-5-3-1 points at a dollar each for four players: 4 × points − 16.
    expect(netMoves(combined)).toEqual([
      ['ann', 1200],
      ['bo', 400],
      ['cy', -400],
      ['di', -1200],
    ]);
    expect(combined.state === 'saved' && combined.settlement.nets).toEqual(settled(before).nets);
  });

  test('when the phone has newer scores, then it works out the moved nets', () => {
    const combined = combinedOf({ round: after, saved: { what: aSavedResult(), at: 5 }, attempt: null, scoresReceivedAt: 6 });
    expect(netMoves(combined)).toEqual([
      ['ann', 1200],
      ['bo', 400],
      ['cy', -400],
      ['di', -1200],
    ]);
  });

  test('when a result has values of its own, then it is compared at those', () => {
    const twoDollars = settleRound(overrideValues(roundInput(before), ['points'], { pointValueCents: 200 }), ['points']);
    const saved = aSavedResult({ selectedGames: ['points'], pointValue: 2, fbtValue: 10, calculationResult: combinedAnswer(GOLFERS, twoDollars) });
    expect(netMoves(combinedOf({ round: before, saved: { what: saved, at: 5 }, attempt: null, scoresReceivedAt: 6 }))).toEqual([]);
  });

  test("when a result has its games' values, then today's values count", () => {
    const saved = aSavedResult({
      selectedGames: ['points'],
      pointValue: 1,
      fbtValue: 10,
      overrides: { pointValue: null, fbtValue: null },
      calculationResult: combinedAnswer(GOLFERS, settled(before, ['points'])),
    });
    const doubled = aRound({ points: { settings: { pointValue: 2, fbtValue: 10 } } });
    expect(netMoves(combinedOf({ round: doubled, saved: { what: saved, at: 5 }, attempt: null, scoresReceivedAt: 6 }))).toEqual([
      ['ann', 2000],
      ['bo', 1200],
      ['cy', -800],
      ['di', -2400],
    ]);
  });

  test.each([
    ['by the server’s word', aSavedResult({ stale: true, currentPayouts: null }), before, 1],
    ['as the phone sees', aSavedResult(), aRound({ points: null }), 10],
  ])('when a game of a saved result is gone %s, then moves are unknown', (_case, saved, round, scoresReceivedAt) => {
    expect(changesOf(combinedOf({ round, saved: { what: saved, at: 9 }, attempt: null, scoresReceivedAt }))).toBeNull();
  });
});

describe('saving', () => {
  const saved = { what: aSavedResult(), at: 9 };

  test('when a save is under way, then the state is calculating', () => {
    const combined = combinedOf({ round: before, saved, attempt: attempt({ status: 'pending' }), scoresReceivedAt: 1 });
    expect(combined).toEqual({ state: 'calculating', chosen: ['points'] });
  });

  test('when a save fails, then the choice stays, settled by the phone', () => {
    const at = Date.parse('2026-05-02T16:00:00.000Z');
    const combined = combinedOf({ round: before, saved, attempt: attempt({ at }), scoresReceivedAt: 1 });
    expect(combined).toEqual({ state: 'unsaved', reason: 'refused', chosen: ['points'], settlement: settled(before, ['points']) });
    const unheard = combinedOf({ round: before, saved, attempt: attempt({ at, error: new NetworkError('no signal') }), scoresReceivedAt: 1 });
    expect(unheard).toMatchObject({ state: 'unsaved', reason: 'no-signal' });
  });

  test('when somebody else saves after a failed save, then their saved result shows', () => {
    const at = Date.parse('2026-05-02T14:00:00.000Z');
    expect(combinedOf({ round: before, saved, attempt: attempt({ at }), scoresReceivedAt: 1 }).state).toBe('saved');
  });

  test('when a save succeeded without a new read, then its answer shows', () => {
    const answer = combinedAnswer(GOLFERS, settled(before, ['points']));
    const combined = combinedOf({ round: before, saved, attempt: attempt({ status: 'success', answer, at: 10 }), scoresReceivedAt: 1 });
    expect(combined).toMatchObject({ state: 'saved', chosen: ['points'], changes: [] });
  });
});

test.each<[Selection[], string | null]>([
  [['cards'], null],
  [['cards', 'points'], 's1.points1'],
  [['fbt'], 's1.points1'],
  [['bbb-points'], 's1.bbb1'],
  [['points', 'bbb-fbt'], 's1.bbb1'],
])('when %j is calculated, then the request names the points game %s', (selectedGames, pointsGameId) => {
  expect(settleRequest(before, selectedGames)).toEqual({
    groupId: 'g1',
    gameStateId: 's1',
    pointsGameId,
    selectedGames,
    pointValue: null,
    fbtValue: null,
    saveResults: true,
  });
});

test('when both kinds are calculated with BBB created first, then BBB is named', () => {
  const { entered, ...round } = before;
  const bbbFirst = { ...round, entered: { ...entered, games: entered.games.toReversed() } };
  expect([before, bbbFirst].map((one) => settleRequest(one, ['points', 'bbb-points']).pointsGameId)).toEqual(['s1.bbb1', 's1.bbb1']);
});
