import { createHash } from 'node:crypto';
import { accounts, CallerGone, type BodyOf, type notificationsApi, type NotificationPreferences as PreferencesResource, type NotificationChannel } from '@fairshare/contracts';
import { ignoreExisting, insteadOf, type Caller } from '@fairshare/service-kit';
import { type Change, ignoreGone, NotFound, VersionMismatch, type WriteOptions } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { UnknownKey } from '../domain/errors';
import { addDevice as added, chooseChannel as chosen, NOT_CHOSEN, removeDevices, type Device, type NotificationPreferences } from '../domain/notification-preferences';

type Rule = (preferences: NotificationPreferences) => Change<NotificationPreferences>;

/** Chooses how the caller is told. */
export const chooseChannel =
  (deps: NotificationDeps) =>
  (caller: Caller, channel: NotificationChannel, options: WriteOptions): Promise<NotificationPreferences> =>
    change(deps, caller.userId, (preferences) => chosen(preferences, channel), options);

/** Lets a browser of the caller take messages. @throws InvalidField, UnknownKey */
export const addDevice =
  (deps: NotificationDeps) =>
  async (caller: Caller, { endpoint, keys, publicKey }: BodyOf<typeof notificationsApi.addDevice>, options: WriteOptions): Promise<NotificationPreferences> => {
    deps.checkSubscription({ endpoint, keys });
    if (!(await deps.vapidKeys.of(publicKey))) throw new UnknownKey();
    const device: Device = { id: deviceIdOf(endpoint), endpoint, keys, publicKey, sid: caller.sid, addedAt: deps.clock().toISOString() };
    // A browser belongs to who is signed in there now.
    for (const { id: userId } of await deps.preferences.find('device', device.id)) {
      if (userId !== caller.userId) await withoutDevices(deps, userId, ({ id }) => id === device.id);
    }
    return change(deps, caller.userId, (preferences) => added(preferences, device), options);
  };

/** Sends no more messages to a browser of the caller. */
export const removeDevice =
  (deps: NotificationDeps) =>
  (caller: Caller, deviceId: string, options: WriteOptions): Promise<NotificationPreferences> =>
    change(deps, caller.userId, (preferences) => removeDevices(preferences, ({ id }) => id === deviceId), options);

/** Whoever signs out on a browser is told nothing there any more. */
export const forgetLoginSession =
  (deps: NotificationDeps) =>
  async (sid: string): Promise<void> => {
    for (const { id: userId } of await deps.preferences.find('loginSession', sid)) await withoutDevices(deps, userId, (device) => device.sid === sid);
  };

/** An account is gone, and all that was kept to tell it something. */
export const forgetAccount =
  ({ preferences }: NotificationDeps) =>
  async (userId: string): Promise<void> => {
    if (await preferences.get(userId)) await preferences.remove(userId, () => []);
  };

/** How an account is told. */
export const preferencesOf =
  ({ preferences }: NotificationDeps) =>
  async (userId: string): Promise<NotificationPreferences | null> =>
    (await preferences.get(userId))?.state ?? null;

/** The same as its owner sees it, with the key a browser subscribes with. */
export const shownPreferences =
  ({ vapidKeys }: NotificationDeps) =>
  async ({ channel, devices, droppedAt = null }: NotificationPreferences): Promise<PreferencesResource> => ({
    channel,
    droppedAt,
    devices: devices.map(({ id, addedAt }) => ({ id, addedAt })),
    publicKey: (await vapidKeys.newest()).publicKey,
  });

const deviceIdOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

async function withoutDevices({ preferences }: NotificationDeps, userId: string, isGoing: (device: Device) => boolean): Promise<void> {
  await preferences.update(userId, (preferences) => removeDevices(preferences, isGoing)).catch(ignoreGone);
}

/** By a rule of the domain; the first choice begins it. @throws CallerGone */
async function change(deps: NotificationDeps, userId: string, rule: Rule, options: WriteOptions): Promise<NotificationPreferences> {
  const { preferences } = deps;
  if (!(await preferences.peek(userId))) {
    const first = rule(NOT_CHOSEN);
    if (options.ifVersion !== undefined) throw new VersionMismatch(preferences.type.kind, userId, 0);
    if (first === 'unchanged' || 'deleted' in first) return NOT_CHOSEN;
    // A token outlives its account by a minute, and whoever is gone shall leave nothing behind.
    if (!accounts.state.safeParse((await deps.pullAccount(userId))?.state).success) throw new CallerGone();
    const created = await preferences.create(userId, first.state, first.changes, options).catch(ignoreExisting);
    if (created) return created.state;
  }
  return (await preferences.update(userId, rule, options).catch(insteadOf(NotFound, CallerGone))).state;
}
