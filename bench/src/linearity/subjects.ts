import { load } from '../load';
import { Audience } from '../fan-out/audience';
import type { Ask, Ready, Size } from '../fan-out/room-server';
import { startRole, type RoleProcess } from '../role';
import { scriptOf } from '../services/posts';
import type { Asked, InstanceReady } from './services';
import { MOST, type Loaded, type Subject } from './steps';

/** wrk's connections to each process. */
const CONNECTIONS = 8;
/** A group's phones, as docs/capacity.md assumes them, and rooms that have a change under way for each instance. */
const SIZE: Size = { rooms: 120, seats: 3 };
const AT_ONCE = 8;
/** Milliseconds in which instances tell each other who came and who went. */
const CALM = 1_000;
/** Milliseconds after which a hint counts as lost: an instance that gets no answer from Redis in time has its sockets read again instead. */
const LOST_AFTER = 2_000;
const lanesOf = (count: number) => AT_ONCE * count;
const COOKIE = `session=${'A'.repeat(43)}`;

type Instances = readonly RoleProcess<InstanceReady>[];

async function instancesOf(bench: string, args: readonly string[]): Promise<RoleProcess<InstanceReady>[]> {
  const instances: RoleProcess<InstanceReady>[] = [];
  // One after the other: the first one makes what all of them stand on.
  for (let one = 0; one < MOST; one += 1) instances.push(await startRole<InstanceReady>(bench, args));
  return instances;
}

/** wrk at each of them. */
async function requests(instances: Instances, name: string, seconds: number) {
  const each = instances.map(({ ready: { url, token, asked } }) => {
    const { get, post }: Asked = asked[name] ?? {};
    const urls = (post?.paths ?? []).map((path) => url + path);
    const script = post && scriptOf({ urls, body: post.body });
    return load({ url: urls[0] ?? url + (get ?? ''), seconds, connections: CONNECTIONS, script, headers: token ? { authorization: `Bearer ${token}` } : { cookie: COOKIE } });
  });
  const loads = await Promise.all(each);
  return { perSecond: loads.reduce((sum, one) => sum + one.requestsPerSecond, 0), errors: loads.reduce((sum, one) => sum + one.errors, 0) };
}

/** A service or the gateway, asked over HTTP: a subject for each kind of load. */
export async function overHttp(bench: string, name: string, args: readonly string[], engines: Subject['engines']): Promise<Subject[]> {
  const instances = await instancesOf(bench, args);
  const kinds = Object.keys(instances[0]?.ready.asked ?? {});
  return kinds.map((kind) => ({
    what: `${name}, ${kind}`,
    instances,
    engines,
    load: async (count): Promise<Loaded> => ({ run: (seconds) => requests(instances.slice(0, count), kind, seconds), end: () => undefined }),
  }));
}

/** Realtime behind Redis: the sockets of each room are spread over all instances, and each change comes to one of them. */
export async function rooms(bench: string, redis: { readonly url: string; readonly pid: number }): Promise<Subject[]> {
  const instances: RoleProcess<Ready>[] = [];
  for (let one = 0; one < MOST; one += 1) instances.push(await startRole<Ready>(bench, ['sharing', redis.url, JSON.stringify(SIZE)]));
  const load = async (count: number): Promise<Loaded> => {
    const used = instances.slice(0, count);
    const audience = await Audience.gather(
      used.map(({ ready }) => ready),
      SIZE,
    );
    await new Promise((resolve) => setTimeout(resolve, CALM));
    return {
      async run(seconds) {
        const until = performance.now() + seconds * 1_000;
        let [heard, errors] = [0, 0];
        const lanes = Array.from({ length: lanesOf(count) }, async (_, lane) => {
          // Rooms of its own: nobody else changes them.
          for (let room = lane; performance.now() < until; room = room + lanesOf(count) < SIZE.rooms ? room + lanesOf(count) : lane) {
            const change = () => void used[room % count]?.process.send({ change: room } satisfies Ask);
            await audience.hear([room], change, LOST_AFTER).then(
              (delays) => (heard += delays.length),
              () => (errors += 1),
            );
          }
        });
        await Promise.all(lanes);
        return { perSecond: heard / seconds, errors };
      },
      end: () => audience.leave(),
    };
  };
  return [{ what: 'realtime, hints', instances, engines: { redis: redis.pid }, load }];
}
