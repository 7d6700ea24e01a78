import type { RoundState } from '@fairshare/contracts';
import { InvalidRecord, type Consumer } from '@fairshare/event-bus';
import { GolfRulesError } from '@fairshare/golf-rules';
import { type Bound, project, type AppliedEvent, type NamesProjection } from '@fairshare/service-kit';
import type * as useCases from './use-cases';
import type { GamesProjection, GroupsProjection } from './deps';

/** Indexes of projected rounds. */
export const roundIndexes = { group: (round: RoundState): string => round.groupId };

/** Projects rounds, groups and accounts. Finished rounds are posted to the tab, deleted ones are reversed. Stale results are detected at read time. */
export const createSettlementConsumers = (games: GamesProjection, groups: GroupsProjection, accounts: NamesProjection, app: Bound<typeof useCases>): Consumer[] => [
  project('settlement', games, async (applied) => {
    const { id, state } = applied.record;
    if (state === null) return app.dropResult(id, deletionOf(applied));
    if (state.finished) await asideIfUnsettled(() => app.settleFinished(id));
  }),
  project('settlement', groups, async ({ record }) => {
    if (record.state === null) await app.dropTab(record.id);
  }),
  project('settlement', accounts, async ({ record }) => {
    if (record.state === null) await app.forgetAccount(record.id);
  }),
];

/** A round that the rules cannot settle becomes a dead letter: endless retries would block the rounds after it. @throws InvalidRecord */
async function asideIfUnsettled(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof GolfRulesError ? new InvalidRecord(`${error.name}: ${error.message}`) : error;
  }
}

/** The round's group and the user who deleted it, if the event has them. */
function deletionOf({ event }: AppliedEvent<RoundState>): { readonly groupId?: string; readonly by?: string } {
  const { groupId, by } = event.data.changes.at(-1)?.facts ?? {};
  return { ...(typeof groupId === 'string' && { groupId }), ...(typeof by === 'string' && { by }) };
}
