import type { Answered, Call, Person } from './talk';

type Ask = (call: Call) => Promise<Answered>;

/** Players of each group; each plays one round. */
export const GROUP_SIZES = [4, 2, 3, 5, 6, 7, 8, 4, 3, 2];
const STEPS_PER_ROUND = 34;
const CARDS = ['camel', 'fish', 'roadrunner', 'ghost', 'skunk', 'snake', 'yeti', 'bear'];
const SELECTIONS = ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'];
const AWARDS = ['firstOn', 'closestTo', 'firstIn'] as const;
/** Before the platform starts, while rounds are played, and after all of them. */
const PHONE_TIMES = [Date.parse('2026-11-20T11:00:00.000Z'), Date.parse('2026-11-20T12:00:15.000Z'), Date.parse('2026-11-21T12:00:00.000Z')];

/** Random numbers that are the same in every run (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, one: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}
type Numbers = ReturnType<typeof numbersFrom>;

/** A round in play, with its ids as calls name them. */
interface Round {
  readonly groupId: string;
  readonly id: string;
  readonly pointsId: string;
  readonly bbbId: string;
  readonly players: readonly string[];
}

/** Plays rounds with reproducible random numbers, by every call of the specification about games, including calls that are refused. */
export async function playRounds(groupIds: readonly string[], ask: Ask): Promise<void> {
  for (const [index, groupId] of groupIds.entries()) {
    const numbers = numbersFrom(index + 1);
    const round = await beginRound(ask, groupId, GROUP_SIZES[index] ?? 0);
    for (let step = 0; step < STEPS_PER_ROUND; step += 1) {
      const call = numbers.one(STEPS)(round, numbers);
      await ask(call);
      // Sent twice, like a phone that got no response.
      if (call.path.startsWith('/api/offline-sync/') && numbers.below(3) === 0) await ask(call);
    }
    await resolveConflicts(ask, round, numbers);
    if (index % 3 === 1) await drawLastCard(ask, round);
    await readAll(ask, round);
    if (index % 3 === 0) await takeApart(ask, round);
  }
}

async function beginRound(ask: Ask, groupId: string, size: number): Promise<Round> {
  const body = { groupId, name: `Round of ${size}` };
  const { id, bbbGameId } = JSON.parse((await ask({ who: 'ann', method: 'POST', path: '/api/game-state', body })).text) as { id: string; bbbGameId: string };
  const ofRound = { ...body, gameStateId: id };
  const points = await ask({ who: 'ann', method: 'POST', path: '/api/points-games', body: ofRound });
  await ask({ who: 'bob', method: 'POST', path: '/api/points-games', body: ofRound });
  await ask({ who: 'bob', method: 'POST', path: '/api/bbb-games', body: ofRound });
  return { groupId, id, bbbId: bbbGameId, pointsId: (JSON.parse(points.text) as { id: string }).id, players: Array.from({ length: size }, (_, seat) => `p${seat + 1}`) };
}

const writer = (numbers: Numbers): Person => numbers.one(['ann', 'bob']);
const holeOf = (numbers: Numbers): number => 1 + numbers.below(18);
const taker = ({ players }: Round, numbers: Numbers): string => numbers.one(['none', ...players]);
const dollars = (numbers: Numbers): number => numbers.below(3_000) / 100;
const awardsOf = (round: Round, numbers: Numbers) => Object.fromEntries(AWARDS.map((award) => [award, taker(round, numbers)]));
const strokesOf = ({ players }: Round, numbers: Numbers) => Object.fromEntries(players.map((id) => [id, 2 + numbers.below(7)]));

type Step = (round: Round, numbers: Numbers) => Call;

const score: Step = (round, numbers) => ({
  who: writer(numbers),
  method: 'POST',
  path: `/api/games/${round.pointsId}/holes/${holeOf(numbers)}/scores`,
  body: { scores: strokesOf(round, numbers) },
});
const award: Step = (round, numbers) => ({
  who: writer(numbers),
  method: 'PUT',
  path: `/api/bbb-games/${round.bbbId}/hole/${holeOf(numbers)}`,
  body: awardsOf(round, numbers),
});

/** Against base version 0: refused where another value was entered before. */
const scoreOnNothing: Step = (round, numbers) => {
  const call = score(round, numbers);
  return {
    ...call,
    path: `/api/games/${round.pointsId}/holes/${1 + numbers.below(3)}/scores`,
    body: { ...call.body, baseVersion: Object.fromEntries(round.players.map((id) => [id, 0])) },
  };
};
const awardOnNothing: Step = (round, numbers) => {
  const baseVersion = Object.fromEntries(AWARDS.map((name) => [name, 0]));
  return { who: 'bob', method: 'PUT', path: `/api/bbb-games/${round.bbbId}/hole/${1 + numbers.below(3)}`, body: { ...awardsOf(round, numbers), baseVersion } };
};

/** Invalid calls, which are refused. */
const refusedScore: Step = (round, numbers) => {
  const scores = strokesOf(round, numbers);
  const [first = ''] = round.players;
  const { [first]: _left, ...others } = scores;
  const wrong = numbers.one<object>([{ scores: others }, { scores: { ...scores, [first]: 0 } }, { scores: { ...scores, [first]: 100 } }, { scores: { ...scores, p9: 4 } }, {}]);
  return { who: 'ann', method: 'POST', path: `/api/games/${round.pointsId}/holes/${numbers.one([0, 4, 5, 19])}/scores`, body: wrong };
};
const refusedAward: Step = (round, numbers) => ({
  who: 'ann',
  method: 'PUT',
  path: `/api/bbb-games/${numbers.one([round.bbbId, round.pointsId])}/hole/${numbers.one([3, 19])}`,
  body: { ...awardsOf(round, numbers), firstIn: numbers.one(['p9', '', 'none']) },
});
const versioned: Step = (round, numbers) => ({ ...numbers.one([score, award])(round, numbers), headers: { 'if-match': `"${1 + numbers.below(6)}"` } });

const settings: Step = (round, numbers) => ({
  who: writer(numbers),
  method: 'PUT',
  path: `/api/points-games/${numbers.one([round.pointsId, round.bbbId])}/settings`,
  body: { pointValue: dollars(numbers), fbtValue: numbers.one([0, dollars(numbers), -1]) },
});

const assign: Step = (round, numbers) => ({
  who: writer(numbers),
  method: 'POST',
  path: `/api/game-state/${round.id}/assign-card`,
  body: { groupId: round.groupId, cardType: numbers.one([...CARDS, 'wolf']), playerId: numbers.one([null, ...round.players]) },
});
const cardValues: Step = (round, numbers) => ({
  who: writer(numbers),
  method: 'PUT',
  path: `/api/game-states/${round.id}/card-values`,
  body: { cardValues: Object.fromEntries(CARDS.map((card) => [card, numbers.below(20)])) },
});

const lateStrokes: Step = (round, numbers) => ({
  who: writer(numbers),
  method: 'POST',
  path: '/api/offline-sync/points-score',
  body: {
    gameId: round.pointsId,
    gameType: 'points',
    playerId: numbers.one([...round.players, 'p9']),
    hole: 1 + numbers.below(6),
    points: 2 + numbers.below(7),
    timestamp: numbers.one(PHONE_TIMES),
    ...numbers.one([{}, { baseVersion: 0 }, { id: `record-${numbers.below(40)}` }]),
  },
});
const lateAwards: Step = (round, numbers) => ({
  who: writer(numbers),
  method: 'POST',
  path: '/api/offline-sync/points-score',
  body: {
    gameId: round.bbbId,
    gameType: 'bbb',
    hole: 1 + numbers.below(6),
    timestamp: numbers.one(PHONE_TIMES),
    ...numbers.one<object>([{ playerId: taker(round, numbers), points: 1 }, awardsOf(round, numbers), { closestTo: taker(round, numbers), baseVersion: 0 }]),
  },
});
const lateCard: Step = (round, numbers) => ({
  who: writer(numbers),
  method: 'POST',
  path: '/api/offline-sync/card-assignment',
  body: { gameId: round.id, playerId: numbers.one([null, ...round.players]), cardType: numbers.one(CARDS), timestamp: numbers.one(PHONE_TIMES) },
});

const combined: Step = (round, numbers) => ({
  who: writer(numbers),
  method: 'POST',
  path: '/api/calculate-combined-games',
  body: {
    groupId: round.groupId,
    gameStateId: numbers.one([round.id, null]),
    pointsGameId: numbers.one([round.pointsId, round.bbbId]),
    selectedGames: SELECTIONS.filter(() => numbers.below(2) === 0),
    ...numbers.one([{}, {}, { pointValue: dollars(numbers), fbtValue: dollars(numbers) }]),
    saveResults: numbers.one([true, false]),
  },
});

const read: Step = (round, numbers) => ({ who: numbers.one(['ann', 'bob', 'bob', 'stranger']), method: 'GET', path: numbers.one(pathsOf(round)) });

/** Frequent actions appear more than once. */
const STEPS: readonly Step[] = [
  ...[score, score, score, score, award, award, award, scoreOnNothing, awardOnNothing, refusedScore, refusedAward, versioned],
  ...[settings, assign, assign, assign, cardValues, lateStrokes, lateStrokes, lateAwards, lateAwards, lateCard, combined, combined, read, read, read],
];

/** Resolves open conflicts, one after the other. */
async function resolveConflicts(ask: Ask, { id }: Round, numbers: Numbers): Promise<void> {
  const { text } = await ask({ who: 'ann', method: 'GET', path: `/api/games/${id}/conflicts` });
  for (const conflict of (JSON.parse(text) as { id: string; cell: string | null }[]).slice(0, 3)) {
    const body = { take: numbers.one(['stored', 'other']), ...(conflict.cell === null && { award: numbers.one(AWARDS) }) };
    await ask({ who: 'bob', method: 'POST', path: `/api/games/${id}/conflicts/${conflict.id}`, body });
  }
}

/** Draws the only card without a holder: with several, the drawn one would be random. */
async function drawLastCard(ask: Ask, { groupId, id, players }: Round): Promise<void> {
  const [last = '', ...others] = CARDS;
  const path = `/api/game-state/${id}/assign-card`;
  await ask({ who: 'ann', method: 'POST', path, body: { groupId, cardType: last, playerId: null } });
  for (const [seat, cardType] of others.entries()) await ask({ who: 'ann', method: 'POST', path, body: { groupId, cardType, playerId: players[seat % players.length] } });
  for (const who of ['ann', 'bob'] as const) await ask({ who, method: 'POST', path: `/api/game-state/${id}/draw-card`, body: { groupId } });
}

const pathsOf = ({ groupId, id, pointsId, bbbId }: Round): string[] => [
  `/api/game-state/${id}`,
  `/api/groups/${groupId}/games`,
  `/api/points-games/${groupId}`,
  `/api/points-games/${groupId}?gameStateId=${id}`,
  `/api/game-state/${id}/payouts?timestamp=1`,
  ...[pointsId, bbbId].flatMap((game) => ['points', 'fbt', 'both'].map((mode) => `/api/points-games/${game}/payouts?mode=${mode}`)),
  `/api/combined-payout-results/${groupId}?gameStateId=${id}&pointsGameId=${pointsId}`,
  `/api/games/${id}/conflicts`,
];

async function readAll(ask: Ask, round: Round): Promise<void> {
  const { groupId, id, pointsId } = round;
  for (const path of pathsOf(round)) await ask({ who: 'ann', method: 'GET', path });
  for (const [saveResults, selectedGames] of [[false, ['points']] as const, [true, SELECTIONS] as const]) {
    await ask({ who: 'ann', method: 'POST', path: '/api/calculate-combined-games', body: { groupId, gameStateId: id, pointsGameId: pointsId, selectedGames, saveResults } });
  }
  await ask({ who: 'bob', method: 'GET', path: `/api/combined-payout-results/${groupId}?gameStateId=${id}` });
  const link = await ask({ who: 'bob', method: 'POST', path: `/api/game-state/${id}/spectator-link` });
  await ask({ who: 'stranger', method: 'GET', path: `/api/watch/${(JSON.parse(link.text) as { token: string }).token}` });
}

/** Deletes the 2/9/16 game, makes another, deletes the round. Deleted games and rounds are not found. */
async function takeApart(ask: Ask, round: Round): Promise<void> {
  const { groupId, id, pointsId, bbbId } = round;
  const left = [`/api/game-state/${id}`, `/api/points-games/${groupId}?gameStateId=${id}`, `/api/points-games/${pointsId}/payouts?mode=both`];
  await ask({ who: 'stranger', method: 'DELETE', path: `/api/games/${pointsId}` });
  await ask({ who: 'bob', method: 'DELETE', path: `/api/games/${bbbId}` });
  await ask({ who: 'bob', method: 'DELETE', path: `/api/games/${pointsId}` });
  for (const path of left) await ask({ who: 'ann', method: 'GET', path });
  await ask({ who: 'ann', method: 'POST', path: `/api/games/${pointsId}/holes/1/scores`, body: { scores: Object.fromEntries(round.players.map((player) => [player, 4])) } });
  await ask({ who: 'ann', method: 'POST', path: '/api/points-games', body: { groupId, gameStateId: id, name: 'Once more' } });
  for (const path of left) await ask({ who: 'ann', method: 'GET', path });
  await ask({ who: 'ann', method: 'DELETE', path: `/api/games/${id}` });
  for (const path of [...left, `/api/groups/${groupId}/games`]) await ask({ who: 'ann', method: 'GET', path });
}
