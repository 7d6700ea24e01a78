import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as houseRules from '../domain/house-rules';
import type { CardGame } from '../loaders/rounds';
import { changeRound } from './change-round';

/** Changes the house rules or the course of a round. @throws NoSuchGame, NoGameOn, NoSuchCourse. */
export const changeRules =
  (deps: GamesDeps) =>
  (caller: Caller, { roundId, ...request }: houseRules.RulesRequest & { readonly roundId: string }, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, group, authorship) => houseRules.changeRules(round, group, request, authorship));
