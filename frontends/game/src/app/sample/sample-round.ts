import type { EnteredGame, GameState, Group, Player, RoundEntries } from '@fairshare/contracts';
import { awardCell, BBB_AWARDS, DEFAULT_ROUND_RULES, inDollars, NOBODY, strokesCell } from '@fairshare/golf-rules';
import { browserTimeZone } from '../../shared/browser-time-zone';
import { cardsOnTable, withAssignment } from '../../shared/card-table';
import { SAMPLE_GROUP, SAMPLE_ROUND_NAME } from './texts';

/** A round of four players on its 12th hole. Eleven holes of both games are recorded, the 12th lacks its last score, and cards have changed hands. */
export interface SampleRound {
  readonly group: Group;
  readonly game: GameState;
  readonly entered: RoundEntries;
}

const PLAYERS: Player[] = [
  { id: 'ann', name: 'Ann', initials: 'A', color: '#0ea5e9' },
  { id: 'ben', name: 'Ben', initials: 'B', color: '#22c55e' },
  { id: 'cal', name: 'Cal', initials: 'C', color: '#f59e0b' },
  { id: 'dee', name: 'Dee', initials: 'D', color: '#ef4444' },
];
const IDS = PLAYERS.map(({ id }) => id);

/** Net strokes of Ann, Ben, Cal and Dee by hole. The golfer's first tap, on Dee's cell, completes the last hole. */
const STROKES = '4556 4465 3445 5654 4455 5446 3354 5566 4545 4566 3344 545'.split(' ');
/** The player who was first on, closest and first in: A, B, C, D, or - for no player. */
const AWARDS = 'AAB BCB DC- -AA CDA AAD BBC DDA CAB ABB CCA'.split(' ');
/** The cards in the order they changed hands. */
const CARDS = [
  ['camel', 'ben'],
  ['snake', 'dee'],
  ['fish', 'cal'],
  ['camel', 'dee'],
  ['skunk', 'ben'],
  ['snake', 'ann'],
  ['roadrunner', 'cal'],
  ['camel', 'cal'],
  ['snake', 'ben'],
] as const;
/** The stakes, in dollars. */
const GAMES = [
  { kind: 'points', settings: { pointValue: 0.25, fbtValue: 5 } },
  { kind: 'bbb', settings: { pointValue: 0.5, fbtValue: 5 } },
] as const;

const GROUP_ID = 'sample';
const GAME_ID = 'sample-round';

/** @param startedAt the round's start, as an instant in ISO 8601 */
export function sampleRound(startedAt: string): SampleRound {
  const games = GAMES.map(({ kind, settings }): EnteredGame => ({ id: `${GAME_ID}.${kind}`, version: 1, kind, name: SAMPLE_ROUND_NAME, createdAt: startedAt, settings }));
  const idOf = (kind: EnteredGame['kind']) => games.find((game) => game.kind === kind)?.id ?? null;
  const entered: RoundEntries = { id: GAME_ID, groupId: GROUP_ID, version: 1, holes: sampleHoles(), cellVersions: {}, games };
  return { group: sampleGroup(startedAt), game: cardGame(startedAt, idOf('points'), idOf('bbb') ?? ''), entered };
}

function sampleGroup(createdAt: string): Group {
  return {
    id: GROUP_ID,
    version: 1,
    name: SAMPLE_GROUP,
    players: PLAYERS,
    archived: [],
    regulars: [],
    joining: 'closed',
    me: null,
    claims: {},
    cardValues: {},
    customCards: [],
    rules: { ...inDollars(DEFAULT_ROUND_RULES), holes: null, firstHole: null },
    courses: [],
    groupPhoto: null,
    seasonStart: '01-01',
    showMoney: true,
    timeZone: browserTimeZone(),
    lastPlayed: createdAt,
    shareCode: 'SAMPLE',
    createdAt,
  };
}

function cardGame(createdAt: string, pointsGameId: string | null, bbbGameId: string): GameState {
  const game: GameState = {
    id: GAME_ID,
    version: 1,
    name: SAMPLE_ROUND_NAME,
    groupId: GROUP_ID,
    createdAt,
    isActive: true,
    lastPlayed: createdAt,
    status: 'open',
    finishedAt: null,
    pointsGameId,
    bbbGameId,
    playerCards: Object.fromEntries(IDS.map((id) => [id, []])),
    deck: [],
    cardHistory: [],
    currentCard: null,
    cardValues: {},
  };
  return CARDS.reduce((now, [key, holder]) => {
    const card = cardsOnTable(now, []).find((one) => one.key === key);
    return card ? withAssignment(now, card, holder, PLAYERS, Date.parse(createdAt)) : now;
  }, game);
}

/** Strokes and awards of the holes played so far. */
function sampleHoles(): RoundEntries['holes'] {
  const holderOf = (letter: string | undefined) => PLAYERS.find(({ initials }) => initials === letter)?.id ?? NOBODY;
  const cellsOn = (taken: string, letters: string | undefined) => [
    ...[...taken].map((strokes, seat) => [strokesCell(IDS[seat] ?? ''), Number(strokes)] as const),
    ...(letters === undefined ? [] : BBB_AWARDS.map((award, at) => [awardCell(award), holderOf(letters[at])] as const)),
  ];
  return Object.fromEntries(STROKES.map((taken, index) => [index + 1, Object.fromEntries(cellsOn(taken, AWARDS[index]))]));
}

/** The round with these entries added on a hole; null empties a cell. */
export function withEntered(known: RoundEntries, hole: number, entered: Readonly<Record<string, { readonly value: number | string | null }>>): RoundEntries {
  const cells = { ...known.holes[hole], ...Object.fromEntries(Object.entries(entered).map(([cell, { value }]) => [cell, value])) };
  const filled = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null)) as RoundEntries['holes'][number];
  return { ...known, version: known.version + 1, holes: { ...known.holes, [hole]: filled } };
}
