import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { type CardValuesRequest, replaceCardValues } from '../domain/change-values';
import type { CardGame } from '../loaders/rounds';
import { changeRound } from './change-round';

/** Replaces the round's card values (whole dollars); the group's stay as they are. */
export const updateCardValues =
  (deps: GamesDeps) =>
  (caller: Caller, { roundId, ...request }: CardValuesRequest & { readonly roundId: string }, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, group, authorship) => replaceCardValues(round, group, request, authorship));
