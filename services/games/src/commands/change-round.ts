import type { RequestWrite } from '@fairshare/service-kit';
import type { Change } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { Authorship } from '../domain/cells';
import type * as cards from '../domain/cards';
import type * as houseRules from '../domain/house-rules';
import { type Round, requireSameGroup } from '../domain/round';
import { type CardGame, decideWithGroup, requireRound, type Scorer, isActive } from '../loaders/rounds';
import { applyToRound } from './apply-to-round';

/** The round whose cards the request concerns, and the group to which the round belongs according to the request. */
export interface CardsRequest {
  readonly roundId: string;
  readonly groupId?: string | null;
}

/** Applies a rule of the domain to a round, with the cards currently in play. @throws NoSuchGame, WrongGroup, and the errors of the rule. */
export async function changeRound(
  deps: GamesDeps,
  caller: Scorer,
  { roundId, groupId }: CardsRequest,
  write: RequestWrite,
  rule: (round: Round, group: cards.CardGroup & houseRules.HouseOfGroup, authorship: Authorship) => Change<Round>,
): Promise<CardGame> {
  const { stored: from } = await requireRound(deps, caller, roundId);
  const { state } = from;
  requireSameGroup(state, groupId);
  const active = await isActive(deps, state);
  return decideWithGroup(deps, caller, state, async (group) => {
    const table = { ...group, isActive: active };
    const applied = await applyToRound(deps, caller, { stored: from, group }, (round, authorship) => rule(round, table, authorship), write.options);
    return { ...applied, isActive: active };
  });
}
