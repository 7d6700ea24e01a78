import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Change } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { type Stamp, stampOf } from '../domain/cells';
import * as cards from '../domain/cards';
import * as rosters from '../domain/change-roster';
import * as finish from '../domain/finish';
import { type CardValuesRequest, replaceCardValues } from '../domain/change-values';
import * as houseRules from '../domain/house-rules';
import { type Round, requireSameGroup } from '../domain/round';
import { type CardGame, decideWithGroup, openRound, type Scorer, isActive } from '../loaders/rounds';
import { scoreRound } from './change-game';

/** Which round's cards, and the group the request says it belongs to. */
export interface CardsRequest {
  readonly roundId: string;
  readonly groupId?: string | null;
}

/** Changes a round by a rule of the domain, with the cards in play as they are now. @throws NoSuchGame, WrongGroup, and what the rule throws. */
export async function changeRound(
  deps: GamesDeps,
  caller: Scorer,
  { roundId, groupId }: CardsRequest,
  write: RequestWrite,
  rule: (round: Round, group: cards.CardGroup & houseRules.HouseOfGroup, stamp: Stamp) => Change<Round>,
): Promise<CardGame> {
  const { stored: from } = await openRound(deps, caller, roundId);
  const { state } = from;
  requireSameGroup(state, groupId);
  const active = await isActive(deps, state);
  return decideWithGroup(deps, caller, state, async (group) => {
    const table = { ...group, isActive: active };
    const stored = await scoreRound(deps, caller, { roundId, group }, (round) => rule(round, table, stampOf(caller, deps.clock())), { ...write.options, from });
    return { stored, group, isActive: active };
  });
}

/** Gives a card to a player, or puts it back (`playerId: null`). */
export const assignCard =
  (deps: GamesDeps) =>
  (caller: Scorer, request: CardsRequest & { cardType: string; playerId: string | null }, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, request, write, (round, group, stamp) => cards.assignCard(round, group, request, stamp));

/** Draws a card at random from what is left of the deck. */
export const drawCard =
  (deps: GamesDeps) =>
  (caller: Scorer, request: CardsRequest, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, request, write, (round, group, stamp) => cards.drawCard(round, group, deps.pick, stamp));

/** Replaces the round's card values (whole dollars); the group's stay as they are. */
export const updateCardValues =
  (deps: GamesDeps) =>
  (caller: Caller, { roundId, ...request }: CardValuesRequest & { readonly roundId: string }, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, group, stamp) => replaceCardValues(round, group, request, stamp));

/** Says anew who plays a round, and which holes. @throws NoSuchGame, EntriesOnHoles, UnknownPlayer, ArchivedPlayer, HoleNotPlayed. */
export const changeRoster =
  (deps: GamesDeps) =>
  (caller: Caller, { roundId, ...request }: rosters.RosterRequest & { readonly roundId: string }, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, group, stamp) => rosters.changeRoster(round, group, request, stamp));

/** Changes the house rules or the course of a round. @throws NoSuchGame, NoGameOn, NoSuchCourse. */
export const changeRules =
  (deps: GamesDeps) =>
  (caller: Caller, { roundId, ...request }: houseRules.RulesRequest & { readonly roundId: string }, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, group, stamp) => houseRules.changeRules(round, group, request, stamp));

/** Finishes a round, whose result then goes to the tab. Idempotent. @throws NoSuchGame */
export const finishGame =
  (deps: GamesDeps) =>
  (caller: Caller, roundId: string, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, _group, stamp) => finish.finishRound(round, stamp));

/** Reopens a finished round. Idempotent. @throws NoSuchGame */
export const reopenGame =
  (deps: GamesDeps) =>
  (caller: Caller, roundId: string, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, _group, stamp) => finish.reopenRound(round, stamp));
