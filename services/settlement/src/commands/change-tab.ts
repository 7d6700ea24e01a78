import { AlreadyExists, NotFound, type Change, type Written, type WriteOptions } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { emptyTab, type Tab } from '../domain/tab';

/** Changes a group's tab by a rule of the domain; its first line begins it. @throws NotFound once the group is gone for good, and what the rule throws */
export async function changeTab({ tabs }: Pick<SettlementDeps, 'tabs'>, groupId: string, rule: (tab: Tab) => Change<Tab>, options: WriteOptions = {}): Promise<Written<Tab>> {
  try {
    return await tabs.update(groupId, rule, options);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
  const first = rule(emptyTab(groupId));
  if (first === 'unchanged' || 'deleted' in first) throw new NotFound(tabs.type.kind, groupId);
  try {
    return await tabs.create(groupId, first.state, first.changes, options);
  } catch (error) {
    // Somebody else began it just now; or the group is gone, which this says.
    if (error instanceof AlreadyExists) return tabs.update(groupId, rule, options);
    throw error;
  }
}
