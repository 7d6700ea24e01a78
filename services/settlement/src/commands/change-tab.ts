import { updateOrCreate } from '@fairshare/service-kit';
import type { Change, Written, WriteOptions } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { emptyTab, type Tab } from '../domain/tab';

/** Changes a group's tab by a rule of the domain; its first line begins it. @throws NotFound once the group is gone for good, and what the rule throws */
export const changeTab = ({ tabs }: Pick<SettlementDeps, 'tabs'>, groupId: string, rule: (tab: Tab) => Change<Tab>, options?: WriteOptions): Promise<Written<Tab>> =>
  updateOrCreate(tabs, groupId, { rule, begin: () => rule(emptyTab(groupId)) }, options);
