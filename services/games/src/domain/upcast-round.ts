import type { BbbChild, PointsChild } from '@fairshare/contracts';
import { type Game, marksOfAwards } from './games';
import type { Round } from './round';

/** A round up to schema 3: each game contained its own entries. */
interface RoundOfGames extends Omit<Round, 'strokes' | 'marks' | 'games'> {
  readonly points: PointsChild | null;
  readonly bbb: BbbChild;
}

/** Converts a stored round of an earlier release to the current schema. */
export function upcastRound(stored: unknown): Round {
  const { points, bbb, ...round } = stored as RoundOfGames;
  const games = [gameFrom('bbb', bbb), ...(points ? [gameFrom('points', points)] : [])];
  return { ...round, strokes: points?.holes ?? {}, marks: marksOfAwards(bbb.holes), games };
}

const gameFrom = (kind: Game['kind'], { holes: _, ...game }: PointsChild | BbbChild): Game => ({ ...game, kind });
