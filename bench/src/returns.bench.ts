/**
 * What a phone's return costs, by process: socket, session, room, and the answer with what it missed, on the platform of many processes. Processor
 * time, without what the platform takes when idle. Phones that missed nothing, phones that missed three scores, and such phones with the round open,
 * which tell the room so as the app does; in turns. Of the last kind also what it costs that they go.
 * RETURNS_GROUPS, RETURNS_ROUNDS: another size. Target: at most 3 ms in all services and gateways for one that missed three.
 */
import { buildProcesses, startOnEngines } from './live/platforms';
import { report, rounded } from './report';
import { hostSocketServer, hostTunnel, startFloor } from './returns/floor';
import { openGroup, openPhone, type Group, type Phone } from './returns/phones';
import { look, rate, type Look } from './saturday/looks';
import { takenBy } from './saturday/processes';

const TARGET_MS = 3;
const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const GROUPS = number('RETURNS_GROUPS', 12);
const PHONES_A_GROUP = 4;
const ROUNDS = number('RETURNS_ROUNDS', 6);
/** Times that all phones return before anything is measured, so that the processes have compiled what they run. */
const WARM_UP = number('RETURNS_WARM_UP', 20);
/** Returns that are under way at once. */
const AT_ONCE = 4;
/** Milliseconds until what happened has gone everywhere and no gateway holds the phones' tokens any more; and in which the platform is idle. */
const QUIET = 4_000;
const IDLE = 4_000;
const AFTERWARDS = 300;
const GONE_WITHIN = 20;
const SCORES = 3;

const [role, port = ''] = process.argv.slice(2);
if (role === 'socket-server') hostSocketServer();
else if (role === 'tunnel') hostTunnel(port);
else void main();

async function main(): Promise<void> {
  if (process.env.RETURNS_BUILT === undefined) buildProcesses();
  const platform = await startOnEngines();
  if (!platform) return;
  const floor = await startFloor(__filename);
  const onFloor = Array.from({ length: GROUPS * PHONES_A_GROUP }, (_, seat) =>
    openPhone({ url: floor.url, cookie: '', atLeast: '', scoring: { groupId: `g${seat % GROUPS}`, sessionId: '', gameId: null, hole: null, name: '', waiting: 0 } }),
  );
  const lookAtFloor = (): Look => ({ at: performance.now() / 1_000, taken: new Map(floor.processes.flatMap(([name, pid]) => [[name, takenBy(pid) ?? { cpu: 0, memory: 0 }]])) });
  const lookAtAll = (): Look => look(platform, performance.now() / 1_000);
  try {
    const groups: Group[] = [];
    for (let count = 0; count < GROUPS; count += 1) groups.push(await openGroup(platform.urls, PHONES_A_GROUP));
    const phones = groups.flatMap((group) => group.phones);
    await inTurns(phones, (phone) => phone.join());
    await inTurns(onFloor, (phone) => phone.join());
    for (let count = 0; count < WARM_UP; count += 1) {
      await warmUp(phones, count % 2 === 0 ? joinOf : joinAndSay);
      await warmUp(onFloor, joinOf);
    }
    const costs: Costs = { nothing: [], three: [], scoring: [], leaving: [], floor: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      costs.nothing.push(await measure(phones, lookAtAll));
      costs.three.push(await measure(phones, lookAtAll, { scored: groups }));
      for (const phone of phones) await phone.sayScoring();
      costs.leaving.push(await measureLeaving(phones, lookAtAll));
      costs.scoring.push(await measure(phones, lookAtAll, { scored: groups, join: joinAndSay }));
      costs.floor.push(await measure(onFloor, lookAtFloor));
    }
    conclude(costs, phones.length);
  } finally {
    await platform.close();
    await floor.close();
  }
}

type Costs = Record<'nothing' | 'three' | 'scoring' | 'leaving' | 'floor', Cost[]>;

/** Milliseconds of processor time by process for one return; how many were told what they missed. */
interface Cost {
  readonly byProcess: ReadonlyMap<string, number>;
  readonly told: number;
  readonly missed: number;
}

type Join = (phone: Phone) => Promise<number | null>;

const joinOf: Join = (phone) => phone.join();

const joinAndSay: Join = async (phone) => {
  const missed = await phone.join();
  await phone.sayScoring();
  return missed;
};

async function warmUp(phones: readonly Phone[], join: Join): Promise<void> {
  for (const phone of phones) phone.leave();
  // Gateways hold tokens for three seconds: most returns ask auth, as those of phones that were away do.
  await later(1_500);
  await inTurns(phones, join);
}

/** `scored`: groups that enter scores while their phones are away. */
async function measure(phones: readonly Phone[], now: () => Look, { scored = [], join = joinOf }: { scored?: readonly Group[]; join?: Join } = {}): Promise<Cost> {
  for (const phone of phones) phone.leave();
  for (let count = 0; count < SCORES; count += 1) await inTurns(scored, (group) => group.score());
  await later(QUIET);
  const idleFrom = now();
  await later(IDLE);
  const from = now();
  const missed: (number | null)[] = [];
  await inTurns(phones, async (phone) => missed.push(await join(phone)));
  await later(AFTERWARDS);
  const byProcess = costOf({ idleFrom, from, until: now() }, phones.length);
  return { byProcess, told: missed.filter((count) => count !== null).length, missed: missed.reduce<number>((sum, count) => sum + (count ?? 0), 0) };
}

/** All of them, one after the other; each is gone from the room before the next goes. */
async function measureLeaving(phones: readonly Phone[], now: () => Look): Promise<Cost> {
  await later(QUIET);
  const idleFrom = now();
  await later(IDLE);
  const from = now();
  for (const phone of phones) {
    phone.leave();
    await later(GONE_WITHIN);
  }
  await later(AFTERWARDS);
  return { byProcess: costOf({ idleFrom, from, until: now() }, phones.length), told: 0, missed: 0 };
}

function costOf({ idleFrom, from, until }: Record<'idleFrom' | 'from' | 'until', Look>, phones: number): Cost['byProcess'] {
  const seconds = until.at - from.at;
  return new Map([...until.taken.keys()].map((name) => [name, ((rate(from, until, name) - rate(idleFrom, from, name)) * seconds * 1_000) / phones]));
}

async function inTurns<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
    }),
  );
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const ENGINES = new Set(['mongo', 'redis', 'kafka']);

function conclude(costs: Costs, phones: number): void {
  const services = [...new Set([...(costs.three[0]?.byProcess.keys() ?? [])].map(serviceOf))];
  const costIn = (kind: readonly Cost[], names: readonly string[]) =>
    mean(kind.map(({ byProcess }) => [...byProcess].filter(([name]) => names.includes(serviceOf(name))).reduce((sum, [, cost]) => sum + cost, 0)));
  const row = (process: string, names: readonly string[]) => ({
    process,
    'missed nothing, ms': rounded(costIn(costs.nothing, names)),
    'missed three, ms': rounded(costIn(costs.three, names)),
    'and says what it scores, ms': rounded(costIn(costs.scoring, names)),
    'goes, ms': rounded(costIn(costs.leaving, names)),
  });
  const floors = [...(costs.floor[0]?.byProcess.keys() ?? [])].map((name) => ({ process: name, 'missed nothing, ms': rounded(costIn(costs.floor, [name])) }));
  const ours = services.filter((service) => !ENGINES.has(service));
  const share = (kind: readonly Cost[], of: (cost: Cost) => number) => rounded(kind.reduce((sum, cost) => sum + of(cost), 0) / (kind.length * phones));
  const three = costIn(costs.three, ours);
  report('returns', [...services.map((service) => row(service, [service])), row('all services and gateways', ours), ...floors], {
    returns: phones * ROUNDS,
    told: { nothing: share(costs.nothing, ({ told }) => told), three: share(costs.three, ({ told }) => told), scoring: share(costs.scoring, ({ told }) => told) },
    notices: { nothing: share(costs.nothing, ({ missed }) => missed), three: share(costs.three, ({ missed }) => missed), scoring: share(costs.scoring, ({ missed }) => missed) },
    targetMs: TARGET_MS,
    met: three <= TARGET_MS,
  });
}

const serviceOf = (name: string): string => name.replace(/-\d+$/, '');
