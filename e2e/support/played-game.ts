import type { BbbGame, GameState, Group, PointsGame, StrokesGame } from '@fairshare/contracts';
import type { PreparedGolfer } from './prepared-golfer';

/** A game session of a group with both of its points games. */
export interface PlayedGame {
  readonly group: Group;
  readonly game: GameState;
  readonly points: StrokesGame;
  readonly bbb: BbbGame;
}

const AWARDS = ['firstOn', 'closestTo', 'firstIn'] as const;

/** A new game with its 2/9/16 game, and this many holes of both entered. */
export async function playedGame(golfer: PreparedGolfer, group: Group, name: string, holes: number): Promise<PlayedGame> {
  const game = await golfer.createGame(group, name);
  const points = await golfer.createPointsGame(game);
  const games = await golfer.call<PointsGame[]>('GET', `/api/points-games/${group.id}?gameStateId=${game.id}`);
  const bbb = games.find((one): one is BbbGame => one.gameType === 'bbb');
  if (!bbb) throw new Error('every session has a BBB game');
  for (let hole = 1; hole <= holes; hole += 1) {
    await golfer.call('POST', `/api/games/${points.id}/holes/${hole}/scores`, { scores: strokesOn(group, hole) });
    await golfer.call('PUT', `/api/bbb-games/${bbb.id}/hole/${hole}`, awardsOn(group, hole));
  }
  return { group, game, points, bbb };
}

/** Someone better, someone worse, ties in between; another order on every hole. */
export function strokesOn({ players }: Group, hole: number): Record<string, number> {
  return Object.fromEntries(players.map(({ id }, seat) => [id, 3 + ((seat * 2 + hole * (seat + 1)) % 4)]));
}

function awardsOn({ players }: Group, hole: number): Record<string, string> {
  return Object.fromEntries(AWARDS.map((award, index) => [award, players[(hole * (index + 2)) % (players.length + 1)]?.id ?? 'none']));
}
