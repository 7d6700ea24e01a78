import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as rosters from '../domain/change-roster';
import type { CardGame } from '../loaders/rounds';
import { changeRound } from './change-round';

/** Replaces the roster: the players of a round and their holes. @throws NoSuchGame, EntriesOnHoles, UnknownPlayer, ArchivedPlayer, HoleNotPlayed. */
export const changeRoster =
  (deps: GamesDeps) =>
  (caller: Caller, { roundId, ...request }: rosters.RosterRequest & { readonly roundId: string }, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, group, authorship) => rosters.changeRoster(round, group, request, authorship));
