import { cellOf, DEFAULT_HOUSE_RULES, progressOf, type RoundInput, rosterOf, settleRound } from '@fairshare/golf-rules';
import { offeredGames } from '../src/features/payouts/settle/settleable-games';
import { whyNotOffered } from '../src/features/payouts/settle/why-not-offered';
import { missingLines } from '../src/features/payouts/settle/missing-lines';
import { gamesWords } from '../src/features/payouts/texts';
import { measuresOf, nameOf } from '../src/features/season/measures';
import { changedRuleWords } from '../src/shared/house-rules-texts';

const PLAYERS = ['ann', 'ben'];

/** A round of two holes with only the longest drive game. The parameter names who hit the longest drive, hole by hole. */
const aRound = (longest: readonly string[], rules?: RoundInput['rules']): RoundInput => ({
  players: PLAYERS,
  roster: rosterOf(
    PLAYERS.map((playerId) => ({ playerId, holes: [1, 2] })),
    [1, 2],
  ),
  rules: { ...DEFAULT_HOUSE_RULES, games: { points: false, bbb: false, cards: false, drive: true }, ...rules },
  facts: { strokes: {}, marks: Object.fromEntries(longest.map((taker, index) => [index + 1, { [cellOf('drive', 'longest')]: taker }])), cards: { hands: {} } },
  games: [{ kind: 'drive', options: { pointValueCents: 100, fbtValueCents: 0 } }],
});

test('when a drive is entered, then the phone offers and settles it', () => {
  const round = aRound(['ann']);
  expect(offeredGames(round)).toEqual(['drive']);
  expect(whyNotOffered(round)).toEqual([]);
  expect(settleRound(round, offeredGames(round)).nets).toEqual({ ann: 100, ben: -100 });
  expect(gamesWords(['drive', 'bbb-points'])).toBe('Longest drive and BBB Points');
});

test('when no drive is entered, then the phone says why it is not offered', () => {
  expect(offeredGames(aRound([]))).toEqual([]);
  expect(whyNotOffered(aRound([]))).toEqual(['Longest drive: no hole is entered yet.']);
});

test('when house rules have it off, then the phone neither offers nor misses it', () => {
  const round = aRound(['ann'], { games: { ...DEFAULT_HOUSE_RULES.games, drive: false } });
  expect(offeredGames(round)).toEqual([]);
  expect(progressOf(round).missing.filter(({ game }) => game === 'drive')).toEqual([]);
});

test('when a drive is missing, then Finish Round says on which hole', () => {
  const round = aRound(['ann']);
  expect(missingLines(progressOf(round).missing, (playerId) => playerId, round.roster)).toEqual(['Longest drive, hole 2: everything']);
});

test('when it is switched off, then the rules of the round say so', () => {
  expect(changedRuleWords({ rule: 'games.drive', before: true, after: false }, (playerId) => playerId)).toBe('Longest drive: off');
});

test('when somebody has drives in a season, then players are ranked by them', () => {
  const row = {
    player: { id: 'ann', name: 'Ann', initials: 'A', color: '#0ea5e9', isArchived: false },
    rounds: 1,
    points: null,
    bbb: null,
    holesWon: 0,
    potsWon: 0,
    cardsHeld: 0,
    net: null,
  };
  const table = {
    groupId: 'g1',
    season: { id: '2026', name: '2026', from: '2026-01-01', to: '2026-12-31' },
    rounds: 1,
    showMoney: false,
    players: [{ ...row, drive: { points: 3, rounds: 1, perRound: 3 } }],
    headToHead: [],
  };
  expect(measuresOf(table).map((measure) => nameOf(measure))).toEqual(['Longest drive a round']);
});
