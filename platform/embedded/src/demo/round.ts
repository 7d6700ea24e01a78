import type { BbbGame, GameState, Group, HoleGameScores, StrokesGame } from '@fairshare/contracts';
import { SELECTIONS } from '@fairshare/golf-rules';
import type { Caller } from './caller';

/** A round with both of its points games. */
export interface DemoRound {
  readonly group: Group;
  readonly session: GameState;
  readonly points: StrokesGame;
  readonly bbb: BbbGame;
}

/** Net strokes of the four on each hole: clear holes, and ties for every place. */
const STROKES = [
  [4, 5, 6, 7],
  [4, 4, 5, 6],
  [3, 4, 4, 5],
  [5, 5, 5, 4],
  [4, 4, 4, 4],
  [6, 5, 4, 4],
  [3, 3, 5, 5],
  [5, 6, 6, 6],
  [4, 5, 4, 5],
  [5, 4, 6, 7],
  [3, 3, 4, 5],
  [4, 5, 3, 4],
  [6, 6, 7, 5],
  [4, 3, 5, 4],
  [5, 5, 4, 6],
  [4, 4, 6, 3],
  [3, 5, 4, 4],
  [5, 6, 4, 5],
] as const;

const AWARDS = ['firstOn', 'closestTo', 'firstIn'] as const;

/** The number of holes of a whole round. */
export const WHOLE_ROUND = STROKES.length;

export async function startRound(caller: Caller, group: Group, name: string): Promise<DemoRound> {
  const session = await caller.call<GameState>('POST', '/api/game-state', { groupId: group.id, name });
  const points = await caller.call<StrokesGame>('POST', '/api/points-games', { groupId: group.id, gameStateId: session.id, name });
  const games = await caller.call<HoleGameScores[]>('GET', `/api/points-games/${group.id}?gameStateId=${session.id}`);
  const bbb = games.find((game): game is BbbGame => game.gameType === 'bbb');
  if (!bbb) throw new Error('a session has a BBB game');
  return { group, session, points, bbb };
}

/** Enters these holes of both games, one after the other. */
export async function playHoles(caller: Caller, { group, points, bbb }: DemoRound, first: number, last: number): Promise<void> {
  for (let hole = first; hole <= last; hole += 1) {
    await caller.call('POST', `/api/games/${points.id}/holes/${hole}/scores`, { scores: strokesOn(group, hole) });
    await caller.call('PUT', `/api/bbb-games/${bbb.id}/hole/${hole}`, awardsOn(group, hole));
  }
}

/** Assigns cards in the given order. */
export async function dealCards(caller: Caller, { session, group }: DemoRound, moves: readonly (readonly [card: string, seat: number])[]): Promise<void> {
  for (const [cardType, seat] of moves) {
    await caller.call('POST', `/api/game-state/${session.id}/assign-card`, { cardType, playerId: group.players[seat]?.id ?? null });
  }
}

/** Settles all games of the round and saves the result. */
export async function settle(caller: Caller, { group, session, points }: DemoRound): Promise<void> {
  await caller.call('POST', '/api/calculate-combined-games', {
    groupId: group.id,
    gameStateId: session.id,
    pointsGameId: points.id,
    selectedGames: SELECTIONS,
    saveResults: true,
  });
}

/** Syncs strokes that were entered without signal, before other players entered theirs on the same hole. */
export async function enterLate(caller: Caller, { group, points }: DemoRound, hole: number, seat: number, strokes: number): Promise<void> {
  await caller.call('POST', '/api/offline-sync/points-score', {
    gameType: 'points',
    gameId: points.id,
    hole,
    playerId: group.players[seat]?.id,
    points: strokes,
    baseVersion: 0,
    timestamp: Date.now(),
  });
}

const strokesOn = ({ players }: Group, hole: number): Record<string, number> => Object.fromEntries(players.map(({ id }, seat) => [id, STROKES[hole - 1]?.[seat] ?? 4]));

const awardsOn = ({ players }: Group, hole: number): Record<string, string> =>
  Object.fromEntries(AWARDS.map((award, n) => [award, players[(hole * (n + 2)) % (players.length + 1)]?.id ?? 'none']));
