import type { Group, RoundState } from '@fairshare/contracts';
import type { TestClient } from '../test-client';
import { aGroup } from './group';
import { beginRound, callsOf, type Calls, type GroupInPlay, type RoundInPlay } from './in-play';
import type { RoundPlan } from './plan';
import { publishedRound } from './published';

export { aGroup, AT as ROUNDS_AT } from './group';
export type { Calls, GroupInPlay, RoundInPlay } from './in-play';
export { strokesOn, type RoundPlan } from './plan';

/** A planned round, which can be made in two ways. */
export interface PlannedRound<InGroup extends GroupInPlay> {
  /** The same plan with these changes. */
  with(more: RoundPlan): PlannedRound<InGroup>;
  /** The same plan in an existing group instead of one of its own. */
  in<There extends GroupInPlay>(group: There): PlannedRound<There>;
  /** The round as the games service publishes it, for services that only consume rounds. */
  published(): RoundState;
  /** Creates the round by a member's calls, for a platform, or a service, that runs. */
  begin(member: TestClient | Calls): Promise<RoundInPlay<InGroup>>;
}

/** The one way in which tests make rounds: specify what the test is about, then call `published()` or `begin(member)`. */
export const aRound = (plan: RoundPlan = {}): PlannedRound<Group> =>
  planned(plan, {
    known: ({ players }) => aGroup({ players }),
    made: ({ groupName: name = 'Four', players }, calls) =>
      calls.call('POST', '/api/groups', { name, players: aGroup({ players }).players.map((player) => ({ id: player.id, name: player.name })) }),
  });

interface Where<InGroup> {
  readonly known: (plan: RoundPlan) => GroupInPlay;
  readonly made: (plan: RoundPlan, calls: Calls) => Promise<InGroup>;
}

const planned = <InGroup extends GroupInPlay>(plan: RoundPlan, where: Where<InGroup>): PlannedRound<InGroup> => ({
  with: (more) => planned({ ...plan, ...more }, where),
  in: (group) => planned(plan, { known: () => group, made: async () => group }),
  published: () => publishedRound(plan, where.known(plan)),
  async begin(member) {
    const calls = callsOf(member);
    return beginRound(plan, await where.made(plan, calls), calls);
  },
});
