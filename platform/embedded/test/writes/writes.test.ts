import { allRoutes, publicApi, type Route } from '@fairshare/contracts';
import { MATRIX, ROUTE_NAMES, type RouteName } from '../permissions/matrix';
import type { Person } from '../permissions/person';
import { REQUESTS, subscribed, type Request } from '../permissions/requests';
import { send } from '../permissions/send';
import { createWorld, type World } from '../permissions/world';
import { ALTERATIONS, altered } from './alterations';

const routeOf = (name: RouteName): Route => publicApi[name];
const isNamed = (wanted: (route: Route) => boolean) => ROUTE_NAMES.filter((name) => wanted(routeOf(name)));

/** POST, PUT and PATCH, except for calls that must take effect each time (signing in, passwords, the provider's notices). */
const KEYED = isNamed(({ method, ignoresIdempotencyKey }) => ['POST', 'PUT', 'PATCH'].includes(method) && !ignoresIdempotencyKey);
/** Writes to data whose version the caller has seen. */
const VERSIONED = isNamed(({ refusals }) => refusals.includes(412));
const PAGED = isNamed(({ query }) => 'cursor' in ((query as { shape?: object }).shape ?? {}));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const ONCE: readonly RouteName[] = ['startTrial', 'createAfterSetup', 'createSubscription', 'changePlan', 'changeCard', 'changeCardAfterSetup', 'cancelSubscription'];

/** A person who may make the call. A new one, where the call can be made only once. */
async function callerOf(name: RouteName): Promise<Person> {
  if (routeOf(name).access === 'admin') return world.people.admin;
  // Only the author of a payment undoes it.
  if (name === 'undoPayment') return world.steward;
  if (!ONCE.includes(name)) return world.people.member;
  const person = await world.newcomer();
  if (name === 'changePlan' || name === 'changeCard') await subscribed(person);
  if (name === 'cancelSubscription') await person.client.post('/api/trial/start');
  return person;
}

async function call(name: RouteName, person: Person, request: Request, headers: Readonly<Record<string, string>> = {}) {
  const answer = await send(world.url, name, request, { cookie: person.cookie(), ...headers });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null, headers: answer.headers };
}

/** The response to repeated records that were made without signal: it reports them as duplicates. */
const whenRepeated = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll('"applied"', '"duplicate"'));

describe('a repeated write (Idempotency-Key)', () => {
  it('when a call writes, then it is tested here and documents its 422', () => {
    expect(Object.keys(ALTERATIONS).sort()).toEqual([...KEYED].sort());
    expect(KEYED.filter((name) => !routeOf(name).refusals.includes(422))).toEqual([]);
    expect(allRoutes.filter(({ ignoresIdempotencyKey, refusals }) => ignoresIdempotencyKey && refusals.includes(422))).toEqual([]);
  });

  it.each(KEYED)('when %s is sent twice with one key, then it has one effect', async (name) => {
    const person = await callerOf(name);
    const request = await REQUESTS[name](world, person);
    const key = { 'idempotency-key': `key-of-${name}` };
    const first = await call(name, person, request, key);
    expect({ name, status: first.status }).toEqual({ name, status: routeOf(name).status });
    const again = await call(name, person, request, key);
    expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body: whenRepeated(first.body) });

    const other = altered(name, request);
    if (!other) return;
    expect((await call(name, person, other, key)).status).toBe(422);
    expect((await call(name, person, request, key)).body).toEqual(whenRepeated(first.body));
  });

  it('when an Idempotency-Key has a space or 129 characters, then it gets 400', async () => {
    const request = await REQUESTS.createGroup(world, world.people.member);
    for (const key of ['a b', 'x'.repeat(129)]) expect((await call('createGroup', world.people.member, request, { 'idempotency-key': key })).status).toBe(400);
  });
});

describe('a write against a version (If-Match)', () => {
  it('when a call changes something that existed, then it takes If-Match', () => {
    const others = isNamed(({ method }) => method === 'PUT' || method === 'PATCH' || method === 'DELETE').filter((name) => !VERSIONED.includes(name));
    // A link has no version; an administrator's trials are distinguished by their days.
    expect(others.sort()).toEqual(['extendManualTrial', 'revokeGroupLink', 'revokeManualTrial', 'revokeScoringLink', 'revokeSpectatorLink']);
  });

  it.each(VERSIONED)('when %s is sent against another version, then it gets a 412', async (name) => {
    const person = await callerOf(name);
    const request = await REQUESTS[name](world, person);
    const refused = await call(name, person, request, { 'if-match': '"999999"' });
    expect({ name, status: refused.status }).toEqual({ name, status: 412 });
    expect((await call(name, person, request, { 'if-match': 'not an ETag' })).status).toBe(400);
    expect((await call(name, person, request)).status).toBe(routeOf(name).status);
  });
});

/** A search returns its best fifty, kinds of games come with the release, and a session has twelve side games: none has a next page. */
const SHORT: readonly string[] = ['findCourses', 'listGameKinds', 'listSideGames'];

describe('a list that grows', () => {
  it('when a GET answers with a list, then its contract has pages', () => {
    const lists = isNamed(({ method, answer }) => method === 'GET' && (answer as { type?: string }).type === 'array');
    expect(lists.filter((name) => !PAGED.includes(name) && !SHORT.includes(name))).toEqual([]);
  });

  it.each(PAGED)('when %s is read page by page, then pages hold the whole list', async (name) => {
    const person = await callerOf(name);
    const request = await REQUESTS[name](world, person);
    const rowsOf = (body: unknown): { id: string }[] => {
      if (Array.isArray(body)) return body;
      const { lines, ...others } = body as { lines?: { id: string }[] };
      return lines ?? (Object.values(others).find(Array.isArray) as { id: string }[]);
    };
    const ids = (body: unknown) => rowsOf(body).map(({ id }) => id);
    const everything = ids((await call(name, person, request)).body);
    const paged: string[] = [];
    let query = [request.query, 'limit=1'].filter(Boolean).join('&');
    for (;;) {
      const { body, headers } = await call(name, person, { ...request, query });
      expect(rowsOf(body).length).toBeLessThanOrEqual(1);
      paged.push(...ids(body));
      const next = /<[^?>]*\?([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      if (!next) break;
      query = next;
    }
    expect(paged).toEqual(everything);
    for (const limit of ['0', '-1', 'ten']) expect((await call(name, person, { ...request, query: `limit=${limit}` })).status).toBe(400);
  });
});

// `MATRIX` names every call, so that a test for a new one cannot be missing here either.
it('when the contracts have a call, then the matrix names it', () => {
  expect(Object.keys(MATRIX)).toHaveLength(allRoutes.length);
});
