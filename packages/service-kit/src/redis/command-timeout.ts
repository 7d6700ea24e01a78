import { EventEmitter } from 'node:events';
import type { RedisClientType } from 'redis';
import { giveUpAfter } from '../core/concurrency';

export type RedisClient = RedisClientType;

/** Redis did not answer in time, or has not answered since an earlier timeout. */
class RedisSilent extends Error {
  override readonly name = 'RedisSilent';
  constructor() {
    super('Redis does not answer');
  }
}

/** A client whose commands time out. */
export interface TimedClient {
  readonly client: RedisClient;
  /** When Redis answered again after an outage, as `performance.now()`; -Infinity: there was none. */
  backSince(): number;
}

/** Methods of the connection's life cycle, which are not commands. */
const LIFE = new Set<string | symbol>(['connect', 'destroy', 'close', 'ping']);

/**
 * Makes every command of a client fail that is not answered within so many milliseconds. The following commands then fail at once, until
 * Redis has answered a ping or the client has reconnected. The library has no such limit: its command timeout ends when the command is
 * written, and a hanging Redis still accepts writes.
 */
export function limitCommandTime(unlimited: RedisClient, within: number): TimedClient {
  let isSilent = false;
  let wasAway = false;
  let backSince = -Infinity;

  const away = () => void (wasAway = true);
  const back = () => {
    isSilent = false;
    if (wasAway) backSince = performance.now();
    wasAway = false;
  };
  unlimited.on('error', away).on('ready', back).on('ping-interval', back);

  function soon<T>(ask: () => Promise<T>): Promise<T> {
    if (isSilent) return Promise.reject(new RedisSilent());
    return new Promise((resolve, reject) => {
      const answeredInTime = giveUpAfter(within, () => {
        isSilent = true;
        away();
        reject(new RedisSilent());
      });
      const answered =
        <A>(settle: (answer: A) => void) =>
        (answer: A) => {
          answeredInTime();
          settle(answer);
        };
      ask().then(answered(resolve), answered(reject));
    });
  }

  function multi() {
    const commands = unlimited.multi();
    const exec = commands.exec.bind(commands);
    return Object.assign(commands, { exec: (...how: Parameters<typeof exec>) => soon(() => exec(...how)) });
  }

  const client = new Proxy(unlimited, {
    get(target, name) {
      if (name === 'multi') return multi;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const isCommand = !LIFE.has(name) && !(name in EventEmitter.prototype);
      return (...given: unknown[]) => (isCommand ? soon(() => value.apply(target, given) as Promise<unknown>) : (value.apply(target, given) as unknown));
    },
  });
  return { client, backSince: () => backSince };
}
