import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as finish from '../domain/finish';
import type { CardGame } from '../loaders/rounds';
import { changeRound } from './change-round';

/** Finishes a round. Its result is then posted to the tab. Idempotent. @throws NoSuchGame */
export const finishRound =
  (deps: GamesDeps) =>
  (caller: Caller, roundId: string, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, _group, authorship) => finish.finishRound(round, authorship));
