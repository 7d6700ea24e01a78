/**
 * One service process on sqlite, without the gateway: requests a second of games and groups, and what checking tokens, validating and
 * logging cost (each left out, or added, in turn) beside express with a bare handler; how fast settlement's projection takes events,
 * beside the driver alone; and payouts of a full round of eight. In turns; medians of the rounds. Target: p99 of payouts under 5 ms.
 */
import { load, type Load, type LoadOptions } from './load';
import { median } from './measure';
import { report, rounded } from './report';
import { answerProcessorTime, endWithParent, processorTime, startRole, type RoleProcess } from './role';
import { CONTENDERS, type Ready } from './services/contenders';
import { serveByHeart, servePayouts, type Call, type Ready as PayoutsReady } from './services/payouts';
import { scriptOf } from './services/posts';
import { serveProjection, WAYS, type Taken } from './services/projection';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
const TARGET_P99_MS = 5;

const ROLES: Readonly<Record<string, (arg: string) => Promise<void>>> = {
  ...CONTENDERS,
  projection: serveProjection,
  payouts: servePayouts,
  'by heart': (calls) => serveByHeart(JSON.parse(calls) as PayoutsReady),
};

const [role = '', arg = ''] = process.argv.slice(2);
if (role) {
  endWithParent();
  answerProcessorTime();
  void ROLES[role]?.(arg);
} else void main();

async function main(): Promise<void> {
  await measureRequests();
  await measurePayouts();
  await measureProjection();
}

interface Cost extends Load {
  /** Milliseconds of processor time a request; it tells more than the rate where others use the machine, too. */
  readonly processor: number;
}

async function cost(role: RoleProcess<unknown>, options: LoadOptions): Promise<Cost> {
  const before = await processorTime(role);
  const loaded = await load(options);
  return { ...loaded, processor: ((await processorTime(role)) - before) / 1_000 / (loaded.requestsPerSecond * options.seconds) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function measureRequests(): Promise<void> {
  const names = Object.keys(CONTENDERS);
  const reads = new Map<string, Cost[]>(names.map((name) => [name, []]));
  const writes = new Map<string, Cost[]>(names.map((name) => [name, []]));
  const running = await Promise.all(names.map(async (name) => ({ name, role: await startRole<Ready>(__filename, [name]) })));
  try {
    const prepared = running.map(({ name, role }) => {
      const { ready } = role;
      const common = { seconds: SECONDS, connections: CONNECTIONS, headers: bearer(ready.token) };
      const script = scriptOf({ urls: ready.writes, body: ready.body });
      return { name, role, read: { ...common, url: ready.reads }, write: { ...common, url: ready.writes[0] ?? '', script } };
    });
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { name, role, read, write } of prepared) {
        const [readLoad, writeLoad] = [await cost(role, read), await cost(role, write)];
        if (round === 0) continue;
        reads.get(name)?.push(readLoad);
        writes.get(name)?.push(writeLoad);
      }
    }
  } finally {
    for (const { role } of running) await role.stop();
  }
  const of = (loads: ReadonlyMap<string, readonly Cost[]>, name: string, what: (one: Cost) => number) => median((loads.get(name) ?? []).map(what));
  const rate = (one: Cost) => one.requestsPerSecond;
  const processor = (one: Cost) => one.processor;
  const rows = names.map((name) => ({
    contender: name,
    'reads/s': Math.round(of(reads, name, rate)),
    'p50 ms': rounded(of(reads, name, ({ p50 }) => p50)),
    'p99 ms': rounded(of(reads, name, ({ p99 }) => p99)),
    'CPU ms a read': rounded(of(reads, name, processor), 3),
    'its × games': rounded(of(reads, name, processor) / of(reads, 'games', processor)),
    'writes/s': Math.round(of(writes, name, rate)),
    'its p50 ms': rounded(of(writes, name, ({ p50 }) => p50)),
    'its p99 ms': rounded(of(writes, name, ({ p99 }) => p99)),
    'CPU ms a write': rounded(of(writes, name, processor), 3),
    '× games': rounded(of(writes, name, processor) / of(writes, 'games', processor)),
    errors: [...(reads.get(name) ?? []), ...(writes.get(name) ?? [])].reduce((sum, { errors }) => sum + errors, 0),
  }));
  report('services-requests', rows, { rounds: ROUNDS, seconds: SECONDS, connections: CONNECTIONS });
}

/** One call at a time: how long each takes, on the client's side of the loopback. */
async function measurePayouts(): Promise<void> {
  const payouts = await startRole<PayoutsReady>(__filename, ['payouts']);
  const byHeart = await startRole<PayoutsReady>(__filename, ['by heart', JSON.stringify(payouts.ready)]);
  const names = Object.keys(payouts.ready.calls);
  const ours = new Map<string, Cost[]>(names.map((name) => [name, []]));
  const peers = new Map<string, Cost[]>(names.map((name) => [name, []]));
  const once = async (role: RoleProcess<PayoutsReady>, name: string) => {
    const call: Call | undefined = role.ready.calls[name];
    if (!call) throw new Error('there is no such call');
    const script = call.body === undefined ? undefined : scriptOf({ urls: [call.url], body: call.body });
    return cost(role, { url: call.url, seconds: SECONDS, connections: 1, headers: bearer(payouts.ready.token), script });
  };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of names) {
        const [one, other] = [await once(payouts, name), await once(byHeart, name)];
        if (round === 0) continue;
        ours.get(name)?.push(one);
        peers.get(name)?.push(other);
      }
    }
  } finally {
    await byHeart.stop();
    await payouts.stop();
  }
  const of = (loads: ReadonlyMap<string, readonly Cost[]>, name: string, what: (one: Cost) => number) => median((loads.get(name) ?? []).map(what));
  const p99 = (one: Cost) => one.p99;
  const rows = names.map((name) => ({
    call: name,
    'p50 ms': rounded(of(ours, name, ({ p50 }) => p50)),
    'p99 ms': rounded(of(ours, name, p99)),
    'CPU ms a call': rounded(
      of(ours, name, ({ processor }) => processor),
      3,
    ),
    'by heart p50 ms': rounded(of(peers, name, ({ p50 }) => p50)),
    'by heart p99 ms': rounded(of(peers, name, p99)),
    'its CPU ms': rounded(
      of(peers, name, ({ processor }) => processor),
      3,
    ),
    errors: (ours.get(name) ?? []).reduce((sum, { errors }) => sum + errors, 0),
  }));
  const met = Object.fromEntries(names.map((name) => [`${name}: p99 under ${TARGET_P99_MS} ms`, of(ours, name, p99) < TARGET_P99_MS]));
  report('services-payouts', rows, { rounds: ROUNDS, seconds: SECONDS, connections: 1, met });
  console.log(met);
}

async function measureProjection(): Promise<void> {
  const projection = await startRole(__filename, ['projection']);
  const taken = new Map<string, Taken[]>(WAYS.map((way) => [way, []]));
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const way of WAYS) {
        const one = await projection.ask<Taken>({ way });
        if (round > 0) taken.get(way)?.push(one);
      }
    }
  } finally {
    await projection.stop();
  }
  const rate = (way: string) => median((taken.get(way) ?? []).map(({ milliseconds, records }) => (records / milliseconds) * 1_000));
  const rows = WAYS.map((way) => ({
    way,
    records: taken.get(way)?.[0]?.records ?? 0,
    'events/s': Math.round(rate(way)),
    '× libsql alone': rounded(rate(way) / rate('libsql alone')),
  }));
  report('services-projection', rows, { rounds: ROUNDS });
}
