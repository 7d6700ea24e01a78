import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored, Tombstone } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { centsInPlay } from '../domain/money-changes';
import { deleteTwoNineSixteen } from '../domain/hole-games';
import { type Round, roundIdOf } from '../domain/round';
import { isActive, requireRound, requireRoundOfGame } from '../loaders/rounds';
import { deleteRound } from './delete-round';
import { applyToRound } from './apply-to-round';

/** Deletes a round with its games, or one 2/9/16 game. @throws NoSuchGame; BbbGameStays for a BBB game's own id. */
export const deleteGame =
  (deps: GamesDeps) =>
  async (caller: Caller, id: string, write: RequestWrite): Promise<Stored<Round> | Tombstone> => {
    if (roundIdOf(id) !== id) {
      const { ifVersion, request } = write.options;
      const found = await requireRoundOfGame(deps, caller, id);
      const { stored } = await applyToRound(deps, caller, found, (round, authorship) => deleteTwoNineSixteen(round, found.group.players, id, authorship, ifVersion), { request });
      return stored;
    }
    const { stored, group } = await requireRound(deps, caller, id);
    const { groupId, name } = stored.state;
    const movedCents = centsInPlay(stored.state, group.players, { ...group, isActive: await isActive(deps, stored.state) });
    return deleteRound(deps, id, { groupId, by: caller.userId, name, movedCents }, write);
  };
