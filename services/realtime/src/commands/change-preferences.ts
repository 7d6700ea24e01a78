import { accounts, CallerGone } from '@fairshare/contracts';
import { ignoreExisting, insteadOf } from '@fairshare/service-kit';
import { type Change, NotFound, VersionMismatch, type WriteOptions } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { NOT_CHOSEN, type NotificationPreferences } from '../domain/notification-preferences';

type Rule = (preferences: NotificationPreferences) => Change<NotificationPreferences>;

/** Applies a rule of the domain to the preferences; the first choice creates them. @throws CallerGone */
export async function changePreferences(deps: NotificationDeps, userId: string, rule: Rule, options: WriteOptions): Promise<NotificationPreferences> {
  const { preferences } = deps;
  if (!(await preferences.getWithTombstone(userId))) {
    const first = rule(NOT_CHOSEN);
    if (options.ifVersion !== undefined) throw new VersionMismatch(preferences.type.kind, userId, 0);
    if (first === 'unchanged' || 'deleted' in first) return NOT_CHOSEN;
    // A token is valid for up to a minute after its account was deleted, and no data of a deleted account may be stored.
    if (!accounts.state.safeParse((await deps.pullAccount(userId))?.state).success) throw new CallerGone();
    const created = await preferences.create(userId, first.state, first.changes, options).catch(ignoreExisting);
    if (created) return created.state;
  }
  return (await preferences.update(userId, rule, options).catch(insteadOf(NotFound, CallerGone))).state;
}
