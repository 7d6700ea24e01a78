import { join } from 'node:path';
import type { ServiceName } from '@fairshare/contracts';
import { createPeers, currentTraceparent, type Peers } from '@fairshare/service-kit';
import { openSqlite } from '@fairshare/store';
import { ROUND, startForTest } from '../support';
import { newPerson, type Person } from './person';

const DAY = 86_400_000;
export const INTERNAL_SECRET = 'the internal secret of the permission tests';
const ADMIN_EMAIL = 'admin@example.com';

/** The whole platform with all callers of the matrix, and a round of the group of which they are members or not. */
export interface World {
  readonly url: string;
  readonly peers: Peers;
  readonly people: Readonly<Record<'member' | 'lapsed' | 'elsewhere' | 'admin', Person>>;
  /** Cookies of sessions that have ended. */
  readonly over: { readonly expired: string; readonly revoked: string };
  /** Cookies of guests of the round, of another round, and of former guests. */
  readonly guests: Readonly<Record<'here' | 'elsewhere' | 'revoked' | 'expired', string>>;
  /** Opens a link of this round and player, made by `maker`, in a new browser. Resolves to the browser's cookie. */
  guestOf(maker: Person, roundId: string, playerId: string): Promise<string>;
  /** Two more members, who create the data for the calls. */
  readonly steward: Person;
  readonly helper: Person;
  readonly group: { readonly id: string; readonly shareCode: string };
  readonly session: { readonly id: string };
  readonly points: { readonly id: string };
  readonly bbb: { readonly id: string };
  /** A group that any user may join. */
  readonly openGroup: { readonly id: string; readonly shareCode: string };
  readonly serviceUrl: (service: ServiceName) => string;
  now(): Date;
  /** Registers a user who has done nothing yet. */
  newcomer(): Promise<Person>;
  /** Auth's own key, which is secret. */
  signingKey(): Promise<{ kid: string; privateKey: string }>;
  close(): Promise<void>;
}

export async function createWorld(): Promise<World> {
  let ago = 31 * DAY;
  const now = () => new Date(Date.now() - ago);
  const platform = await startForTest({ clock: now }, { INTERNAL_SECRET, ADMIN_EMAILS: ADMIN_EMAIL });
  const peers = createPeers({ self: 'tests', urls: (service) => [platform.serviceUrl(service)], secret: INTERNAL_SECRET });
  const newcomer = (email?: string) => newPerson(platform.visitor, peers, email);
  const withTrial = async (email?: string) => {
    const person = await newcomer(email);
    await person.client.post('/api/trial/start');
    return person;
  };

  let signingKey: ReturnType<World['signingKey']> | undefined;

  const expired = await newcomer();
  ago = 10 * DAY;
  const lapsed = await withTrial();
  const { group, game: session, pointsId, bbbId } = await ROUND.begin(lapsed.client);
  const guestOf = async (maker: Person, roundId: string, playerId: string) => {
    const { token } = (await maker.client.post(`/api/game-state/${roundId}/scoring-links`, { playerId })).body;
    const browser = platform.visitor();
    await browser.post('/api/guest/open', { token, device: 'd'.repeat(22) });
    return /guest=[^;]+/.exec(browser.cookies())?.[0] ?? '';
  };
  const expiredGuest = await guestOf(lapsed, session.id, 'ann');
  ago = 0;
  await lapsed.signIn();

  const [member, steward, helper, elsewhere, admin] = [await withTrial(), await withTrial(), await withTrial(), await withTrial(), await withTrial(ADMIN_EMAIL)];
  for (const { client } of [member, steward, helper]) await client.post('/api/groups/join', { shareCode: group.shareCode });
  const other = await ROUND.begin(elsewhere.client);
  const guests = {
    here: await guestOf(member, session.id, 'bob'),
    elsewhere: await guestOf(elsewhere, other.id, 'bob'),
    revoked: await guestOf(member, session.id, 'di'),
    expired: expiredGuest,
  };
  await member.client.delete(`/api/game-state/${session.id}/scoring-links/di`);
  const openGroup = (await steward.client.post('/api/groups', { name: 'Open', players: [{ name: 'A' }, { name: 'B' }] })).body;

  await member.signIn();
  const revoked = member.cookie();
  await member.client.post('/api/auth/logout');
  await member.signIn();

  return {
    url: platform.url,
    serviceUrl: platform.serviceUrl,
    peers,
    people: { member, lapsed, elsewhere, admin },
    guests,
    guestOf,
    over: { expired: expired.cookie(), revoked },
    steward,
    helper,
    group,
    session,
    points: { id: pointsId },
    bbb: { id: bbbId },
    openGroup,
    now,
    newcomer,
    // Each reading opens auth's database, which takes longer than a request.
    signingKey: () => (signingKey ??= readSigningKey(platform.dataDir, now)),
    async close() {
      await peers.close();
      await platform.close();
    },
  };
}

async function readSigningKey(dataDir: string, clock: () => Date): Promise<{ kid: string; privateKey: string }> {
  const storage = openSqlite({ file: join(dataDir, 'auth.sqlite'), clock, traceparent: currentTraceparent });
  const [key] = await storage.aggregates<{ privateKey: string }>({ kind: 'signing-keys', schema: 1 }).scan();
  await storage.close();
  if (!key) throw new Error('auth has no signing key yet');
  return { kid: key.id, privateKey: key.state.privateKey };
}
