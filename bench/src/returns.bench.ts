/**
 * The cost of a phone's return, by process: socket, session, room, and the response with what it missed, on the platform of many processes. Processor
 * time, minus that of the idle platform. In turns: phones that missed nothing, phones that missed three scores, and such phones with the round open,
 * which send the room their presence as the app does. For the last kind also the cost of disconnecting. Commands of the database are counted likewise.
 * RETURNS_GROUPS, RETURNS_PHONES, RETURNS_ROUNDS, RETURNS_AT_ONCE: another size. Target: at most 3 ms in all services and gateways for one that missed three.
 */
import { buildProcesses, startOnEngines, type Distributed } from './live/platforms';
import { report, rounded } from './report';
import { hostSocketServer, hostTunnel, startFloor } from './returns/floor';
import { openGroup, openPhone, type Group, type Phone } from './returns/phones';
import { look, rate, type Look } from './saturday/looks';
import { takenBy } from './saturday/processes';

const TARGET_MS = 3;
const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const GROUPS = number('RETURNS_GROUPS', 12);
const PHONES_A_GROUP = number('RETURNS_PHONES', 4);
const ROUNDS = number('RETURNS_ROUNDS', 6);
/** How often all phones return before the measurement, so that the processes have compiled the code. */
const WARM_UP = number('RETURNS_WARM_UP', 20);
/** Concurrent returns. */
const AT_ONCE = number('RETURNS_AT_ONCE', 4);
/** Milliseconds until all effects have settled and no gateway caches the phones' tokens any more. `IDLE`: in which the idle platform is measured. */
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
  const ofFloor: Watched = {
    commands: async () => 0,
    look: () => ({ at: performance.now() / 1_000, taken: new Map(floor.processes.flatMap(([name, pid]) => [[name, takenBy(pid) ?? { cpu: 0, memory: 0 }]])) }),
  };
  const ofPlatform: Watched = { commands: () => commandsOf(platform), look: () => look(platform, performance.now() / 1_000) };
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
      costs.nothing.push(await measure(phones, ofPlatform));
      costs.three.push(await measure(phones, ofPlatform, { scored: groups }));
      for (const phone of phones) await phone.sayScoring();
      costs.leaving.push(await measureLeaving(phones, ofPlatform));
      costs.scoring.push(await measure(phones, ofPlatform, { scored: groups, join: joinAndSay }));
      costs.floor.push(await measure(onFloor, ofFloor));
    }
    conclude(costs, phones.length);
  } finally {
    await platform.close();
    await floor.close();
  }
}

type Costs = Record<'nothing' | 'three' | 'scoring' | 'leaving' | 'floor', Cost[]>;

/** Milliseconds of processor time by process for one return. `gotList`: how many phones got a list of missed notices. */
interface Cost {
  readonly byProcess: ReadonlyMap<string, number>;
  /** Commands of the database, for one return. */
  readonly commands: number;
  readonly gotList: number;
  readonly missed: number;
}

/** The figures that are read before and after. */
interface Watched {
  look(): Look;
  /** Commands that the database has received so far. */
  commands(): Promise<number>;
}

async function commandsOf({ instances }: Distributed): Promise<number> {
  const services = instances.filter(({ service }) => service !== 'gateway');
  const texts = await Promise.all(services.map(({ url }) => fetch(`${url}/metrics`).then((answer) => answer.text())));
  return texts.flatMap((text) => [...text.matchAll(/^database_commands_total\{.*\} (\d+)$/gm)]).reduce((sum, [, count]) => sum + Number(count), 0);
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
  // Gateways cache tokens for three seconds: most returns query auth, as those of phones that were away do.
  await later(1_500);
  await inTurns(phones, join);
}

/** `scored`: groups that enter scores while their phones are away. */
async function measure(phones: readonly Phone[], watched: Watched, { scored = [], join = joinOf }: { scored?: readonly Group[]; join?: Join } = {}): Promise<Cost> {
  for (const phone of phones) phone.leave();
  for (let count = 0; count < SCORES; count += 1) await inTurns(scored, (group) => group.score());
  const missed: (number | null)[] = [];
  const cost = await costOf(phones.length, watched, () => inTurns(phones, async (phone) => missed.push(await join(phone))));
  return { ...cost, gotList: missed.filter((count) => count !== null).length, missed: missed.reduce<number>((sum, count) => sum + (count ?? 0), 0) };
}

/** Disconnects all phones, one after the other. */
async function measureLeaving(phones: readonly Phone[], watched: Watched): Promise<Cost> {
  const leave = async () => {
    for (const phone of phones) {
      phone.leave();
      await later(GONE_WITHIN);
    }
  };
  return { ...(await costOf(phones.length, watched, leave)), gotList: 0, missed: 0 };
}

/** The cost of a run for each phone, minus that of the idle platform. */
async function costOf(phones: number, { look: now, commands }: Watched, run: () => Promise<unknown>): Promise<Pick<Cost, 'byProcess' | 'commands'>> {
  await later(QUIET);
  const [idleFrom, idleCommands] = [now(), await commands()];
  await later(IDLE);
  const [idleUntil, before] = [now(), await commands()];
  const from = now();
  await run();
  await later(AFTERWARDS);
  const [until, after] = [now(), await commands()];
  const seconds = until.at - from.at;
  const byProcess = new Map([...until.taken.keys()].map((name) => [name, ((rate(from, until, name) - rate(idleFrom, idleUntil, name)) * seconds * 1_000) / phones]));
  return { byProcess, commands: (after - before - ((before - idleCommands) / (idleUntil.at - idleFrom.at)) * seconds) / phones };
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
    'with its scoring message, ms': rounded(costIn(costs.scoring, names)),
    'goes, ms': rounded(costIn(costs.leaving, names)),
  });
  const floors = [...(costs.floor[0]?.byProcess.keys() ?? [])].map((name) => ({ process: name, 'missed nothing, ms': rounded(costIn(costs.floor, [name])) }));
  const commands = Object.fromEntries(Object.entries(costs).map(([kind, cost]) => [kind, rounded(mean(cost.map((one) => one.commands)))]));
  const ours = services.filter((service) => !ENGINES.has(service));
  const share = (kind: readonly Cost[], of: (cost: Cost) => number) => rounded(kind.reduce((sum, cost) => sum + of(cost), 0) / (kind.length * phones));
  const three = costIn(costs.three, ours);
  report('returns', [...services.map((service) => row(service, [service])), row('all services and gateways', ours), ...floors], {
    returns: phones * ROUNDS,
    commands,
    gotList: {
      nothing: share(costs.nothing, ({ gotList }) => gotList),
      three: share(costs.three, ({ gotList }) => gotList),
      scoring: share(costs.scoring, ({ gotList }) => gotList),
    },
    notices: { nothing: share(costs.nothing, ({ missed }) => missed), three: share(costs.three, ({ missed }) => missed), scoring: share(costs.scoring, ({ missed }) => missed) },
    targetMs: TARGET_MS,
    met: three <= TARGET_MS,
  });
}

const serviceOf = (name: string): string => name.replace(/-\d+$/, '');
