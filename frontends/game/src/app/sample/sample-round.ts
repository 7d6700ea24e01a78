import type { BbbGame, GameState, Group, Player, StrokesGame } from '@fairshare/contracts';
import { BBB_AWARDS, DEFAULT_ROUND_RULES, type HoleGame, inDollars, NOBODY, scoreBbbGame, scoreStrokeGame } from '@fairshare/golf-rules';
import { browserTimeZone } from '../../shared/browser-time-zone';
import { cardsOnTable, withAssignment } from '../../shared/card-table';
import { SAMPLE_GROUP, SAMPLE_ROUND_NAME } from './texts';

/** A round of four with all 18 holes of both games, and cards that went from hand to hand. */
export interface SampleRound {
  readonly group: Group;
  readonly game: GameState;
  readonly pointsGame: StrokesGame;
  readonly bbbGame: BbbGame;
}

const PLAYERS: Player[] = [
  { id: 'ann', name: 'Ann', initials: 'A', color: '#0ea5e9' },
  { id: 'ben', name: 'Ben', initials: 'B', color: '#22c55e' },
  { id: 'cal', name: 'Cal', initials: 'C', color: '#f59e0b' },
  { id: 'dee', name: 'Dee', initials: 'D', color: '#ef4444' },
];
const IDS = PLAYERS.map(({ id }) => id);

/** Net strokes of Ann, Ben, Cal and Dee, hole by hole. */
const STROKES = '4556 4465 3445 5654 4455 5446 3354 5566 4545 4566 3344 5453 6574 4354 5546 4463 3454 5645'.split(' ');
/** Who was first on, closest and first in: A, B, C, D, or nobody. */
const AWARDS = 'AAB BCB DC- -AA CDA AAD BBC DDA CAB ABB CCA DBB -DD BBA ACC DDB CAA ABD'.split(' ');
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
/** Dollars. */
const POINTS_VALUES = { pointValue: 0.25, fbtValue: 5 };
const BBB_VALUES = { pointValue: 0.5, fbtValue: 5 };

const GROUP_ID = 'sample';
const GAME_ID = 'sample-round';

/** @param startedAt when it began, as an instant in ISO 8601 */
export function sampleRound(startedAt: string): SampleRound {
  const pointsGame = strokesGame(startedAt);
  const bbbGame = bingoGame(startedAt);
  return { group: sampleGroup(startedAt), game: cardGame(startedAt, pointsGame.id, bbbGame.id), pointsGame, bbbGame };
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

function cardGame(createdAt: string, pointsGameId: string, bbbGameId: string): GameState {
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

function strokesGame(createdAt: string): StrokesGame {
  const holes = byHole(STROKES.map((taken) => Object.fromEntries(IDS.map((id, seat) => [id, Number(taken[seat])]))));
  return { ...pointsGame('points', createdAt, scoreStrokeGame(IDS, holes)), gameType: 'points', settings: POINTS_VALUES, holes };
}

function bingoGame(createdAt: string): BbbGame {
  const holderOf = (letter: string | undefined) => PLAYERS.find(({ initials }) => initials === letter)?.id ?? NOBODY;
  const holes = byHole(AWARDS.map((letters) => Object.fromEntries(BBB_AWARDS.map((award, at) => [award, holderOf(letters[at])]))));
  return { ...pointsGame('bbb', createdAt, scoreBbbGame(IDS, holes)), gameType: 'bbb', settings: BBB_VALUES, holes };
}

function pointsGame(kind: HoleGame, createdAt: string, { holes, totals }: ReturnType<typeof scoreBbbGame>) {
  return {
    id: `${GAME_ID}.${kind}`,
    version: 1,
    name: SAMPLE_ROUND_NAME,
    groupId: GROUP_ID,
    gameStateId: GAME_ID,
    createdAt,
    points: Object.fromEntries(holes.map(({ hole, points }) => [hole, points])),
    totals,
    incompleteHoles: [],
    cellVersions: {},
  };
}

const byHole = <Entered>(holes: readonly Entered[]): Record<number, Entered> => Object.fromEntries(holes.map((entered, index) => [index + 1, entered]));
