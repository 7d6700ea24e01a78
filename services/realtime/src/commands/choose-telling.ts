import { createHash } from 'node:crypto';
import { accounts, CallerGone, type BodyOf, type tellingApi, type Telling as TellingResource, type TellingChannel } from '@fairshare/contracts';
import { ignoreExisting, insteadOf, type Caller } from '@fairshare/service-kit';
import { type Change, ignoreGone, NotFound, VersionMismatch, type WriteOptions } from '@fairshare/store';
import type { TellingDeps } from '../deps';
import { UnknownKey } from '../domain/errors';
import { addDevice as added, chooseChannel as chosen, NOT_CHOSEN, removeDevices, type Device, type Telling } from '../domain/telling';

type Rule = (telling: Telling) => Change<Telling>;

/** Chooses how the caller is told. */
export const chooseChannel =
  (deps: TellingDeps) =>
  (caller: Caller, channel: TellingChannel, options: WriteOptions): Promise<Telling> =>
    change(deps, caller.userId, (telling) => chosen(telling, channel), options);

/** Lets a browser of the caller take messages. @throws InvalidField, UnknownKey */
export const addDevice =
  (deps: TellingDeps) =>
  async (caller: Caller, { endpoint, keys, publicKey }: BodyOf<typeof tellingApi.addDevice>, options: WriteOptions): Promise<Telling> => {
    deps.checkSubscription({ endpoint, keys });
    if (!(await deps.vapidKeys.of(publicKey))) throw new UnknownKey();
    const device: Device = { id: deviceIdOf(endpoint), endpoint, keys, publicKey, sid: caller.sid, addedAt: deps.clock().toISOString() };
    // A browser belongs to who is signed in there now.
    for (const { id: userId } of await deps.tellings.find('device', device.id)) {
      if (userId !== caller.userId) await withoutDevices(deps, userId, ({ id }) => id === device.id);
    }
    return change(deps, caller.userId, (telling) => added(telling, device), options);
  };

/** Sends no more messages to a browser of the caller. */
export const removeDevice =
  (deps: TellingDeps) =>
  (caller: Caller, deviceId: string, options: WriteOptions): Promise<Telling> =>
    change(deps, caller.userId, (telling) => removeDevices(telling, ({ id }) => id === deviceId), options);

/** Whoever signs out on a browser is told nothing there any more. */
export const forgetLoginSession =
  (deps: TellingDeps) =>
  async (sid: string): Promise<void> => {
    for (const { id: userId } of await deps.tellings.find('loginSession', sid)) await withoutDevices(deps, userId, (device) => device.sid === sid);
  };

/** An account is gone, and all that was kept to tell it something. */
export const forgetAccount =
  ({ tellings }: TellingDeps) =>
  async (userId: string): Promise<void> => {
    if (await tellings.get(userId)) await tellings.remove(userId, () => []);
  };

/** How an account is told. */
export const tellingOf =
  ({ tellings }: TellingDeps) =>
  async (userId: string): Promise<Telling | null> =>
    (await tellings.get(userId))?.state ?? null;

/** The same as its owner sees it, with the key a browser subscribes with. */
export const shownTelling =
  ({ vapidKeys }: TellingDeps) =>
  async ({ channel, devices, droppedAt = null }: Telling): Promise<TellingResource> => ({
    channel,
    droppedAt,
    devices: devices.map(({ id, addedAt }) => ({ id, addedAt })),
    publicKey: (await vapidKeys.newest()).publicKey,
  });

const deviceIdOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

async function withoutDevices({ tellings }: TellingDeps, userId: string, isGoing: (device: Device) => boolean): Promise<void> {
  await tellings.update(userId, (telling) => removeDevices(telling, isGoing)).catch(ignoreGone);
}

/** By a rule of the domain; the first choice begins it. @throws CallerGone */
async function change(deps: TellingDeps, userId: string, rule: Rule, options: WriteOptions): Promise<Telling> {
  const { tellings } = deps;
  if (!(await tellings.peek(userId))) {
    const first = rule(NOT_CHOSEN);
    if (options.ifVersion !== undefined) throw new VersionMismatch(tellings.type.kind, userId, 0);
    if (first === 'unchanged' || 'deleted' in first) return NOT_CHOSEN;
    // A token outlives its account by a minute, and whoever is gone shall leave nothing behind.
    if (!accounts.state.safeParse((await deps.pullAccount(userId))?.state).success) throw new CallerGone();
    const created = await tellings.create(userId, first.state, first.changes, options).catch(ignoreExisting);
    if (created) return created.state;
  }
  return (await tellings.update(userId, rule, options).catch(insteadOf(NotFound, CallerGone))).state;
}
