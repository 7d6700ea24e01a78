import { freePort } from '@fairshare/engines';
import { quantile } from '../measure';
import { rounded } from '../report';
import { startRole, type RoleProcess } from '../role';
import { Crowd } from './crowd';
import type { Weather } from './line';
import type { Ask, Memory, Ready, Size } from './room-server';

/** Milliseconds. */
const CUT_FOR = 2_000;
const DRAIN_FOR = 10_000;
const CHANGE_EVERY = 50;
const CHANGES_WHILE_CUT = 100;
const SEATS = 10;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const stopped = (role: RoleProcess<unknown>) => new Promise((resolve) => role.process.once('exit', resolve));

/** A network connection, a gateway, two instances of realtime and a crowd of phones in rooms of ten. */
async function stage(bench: string, redisUrl: string, sockets: number) {
  const size: Size = { rooms: Math.ceil(sockets / SEATS), seats: SEATS };
  const ports = [await freePort(), await freePort()];
  const roles: RoleProcess<Ready>[] = [];
  const start = async (...args: string[]) => {
    const role = await startRole<Ready>(bench, args, ['--expose-gc']);
    roles.push(role);
    return role;
  };
  const startInstance = (index: number) => start('deployed', redisUrl, String(ports[index]), String(DRAIN_FOR), JSON.stringify(size));
  const instances = [await startInstance(0), await startInstance(1)];
  const gateway = await start('gateway', JSON.stringify(ports.map((port) => `http://127.0.0.1:${port}`)), JSON.stringify(size));
  const line = await start('line', gateway.ready.url);
  const memoryOf = async (some: readonly RoleProcess<Ready>[]) => {
    const all = await Promise.all(some.map((role) => role.ask<Memory>({ ask: 'memory' } satisfies Ask)));
    return { rss: all.reduce((sum, { rss }) => sum + rss, 0), heap: all.reduce((sum, { heap }) => sum + heap, 0) };
  };
  const before = { realtime: await memoryOf(instances), gateway: await memoryOf([gateway]) };
  const crowd = await Crowd.gather(line.ready.url, size);
  const after = { realtime: await memoryOf(instances), gateway: await memoryOf([gateway]) };
  const count = size.rooms * size.seats;
  const each = (hop: 'realtime' | 'gateway', what: 'rss' | 'heap') => rounded((after[hop][what] - before[hop][what]) / 1024 / count, 1);
  let turn = 0;
  return {
    size,
    count,
    crowd,
    line,
    instances,
    startInstance,
    memory: { 'realtime RSS kB': each('realtime', 'rss'), 'heap kB': each('realtime', 'heap'), 'gateway RSS kB': each('gateway', 'rss'), 'its heap kB': each('gateway', 'heap') },
    /** Changes one room after another, each through an instance that runs. */
    change() {
      const room = (turn += 1) % size.rooms;
      const living = instances.filter((instance) => instance.process.connected && !leaving.has(instance));
      living[turn % living.length]?.process.send({ change: room, version: crowd.change(room) } satisfies Ask);
    },
    async end() {
      crowd.leave();
      await Promise.all(roles.map((role) => role.stop()));
    },
  };
}

/** Instances that are shutting down: events go to others. */
const leaving = new WeakSet<RoleProcess<Ready>>();

const percentiles = (returns: readonly number[]) => ({
  'back p50 s': rounded(quantile(returns, 0.5) / 1_000),
  'p95 s': rounded(quantile(returns, 0.95) / 1_000),
  'p99 s': rounded(quantile(returns, 0.99) / 1_000),
});

/** Cuts all connections for two seconds, in which 100 changes are sent: how soon after that all phones show the newest state. */
export async function measureDrop(bench: string, redisUrl: string, sockets: number) {
  const scene = await stage(bench, redisUrl, sockets);
  try {
    scene.line.process.send('cut' satisfies Weather);
    await scene.crowd.isCut();
    for (let change = 0; change < CHANGES_WHILE_CUT; change += 1) {
      scene.change();
      await wait(CUT_FOR / CHANGES_WHILE_CUT);
    }
    scene.crowd.restored();
    scene.line.process.send('restored' satisfies Weather);
    const current = await scene.crowd.current();
    return { row: { what: 'all dropped for 2 s', sockets: scene.count, 'hold the newest state': current, ...percentiles(scene.crowd.takeReturns()) }, memory: scene.memory };
  } finally {
    await scene.end();
  }
}

/** Replaces both instances, one after the other, while changes continue: how long each phone with a closed connection is away. */
export async function measureDeploy(bench: string, redisUrl: string, sockets: number) {
  const scene = await stage(bench, redisUrl, sockets);
  const changing = setInterval(() => scene.change(), CHANGE_EVERY);
  try {
    for (const [index, old] of [...scene.instances].entries()) {
      leaving.add(old);
      old.process.send('stop');
      await stopped(old);
      scene.instances[index] = await scene.startInstance(index);
    }
    clearInterval(changing);
    const current = await scene.crowd.current();
    return { what: 'both instances replaced', sockets: scene.count, 'hold the newest state': current, ...percentiles(scene.crowd.takeReturns()) };
  } finally {
    clearInterval(changing);
    await scene.end();
  }
}
