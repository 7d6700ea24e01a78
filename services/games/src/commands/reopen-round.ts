import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as finish from '../domain/finish';
import type { CardGame } from '../loaders/rounds';
import { changeRound } from './change-round';

/** Reopens a finished round. Idempotent. @throws NoSuchGame */
export const reopenRound =
  (deps: GamesDeps) =>
  (caller: Caller, roundId: string, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, _group, authorship) => finish.reopenRound(round, authorship));
