import type { GamesDeps } from '../deps';
import { type CardGame, requireRound, type Scorer, isActive } from '../loaders/rounds';

/** A round with its cards. @throws NoSuchGame. */
export const getRound =
  (deps: GamesDeps) =>
  async (caller: Scorer, roundId: string): Promise<CardGame> => {
    const { stored, group } = await requireRound(deps, caller, roundId);
    return { stored, group, isActive: await isActive(deps, stored.state) };
  };
