import { Agent, request } from 'undici';
import { GUEST_PATH, PERSONAL_DATA_PATH, SESSION_EXCHANGE_PATH, type ServiceName } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { giveUpAfter } from '../core/concurrency';
import { requestContext, type RequestContext } from '../core/request-context';
import { INTERNAL_TOKEN_REFUSED, createInternalTokens } from '../core/tokens';
import { createInstances, wasNeverSent, type Instances } from './instances';

/** Milliseconds for an internal call, and the part of them for one instance where there is another to try. Both are less than our caller waits. */
const ANSWER_WITHIN = 4_000;
const INSTANCE_WITHIN = 1_500;
const CONNECT_WITHIN = 1_000;
/** Milliseconds an idle connection stays open, even if the peer offers longer. */
const KEPT = 10_000;

/** Calls that only read, though they have a body. */
const SAFE_POSTS: ReadonlySet<string> = new Set([SESSION_EXCHANGE_PATH, PERSONAL_DATA_PATH, GUEST_PATH]);

/** An instance accepted a call and did not answer in time. */
class TimedOut extends Error {}

/** An internal call a peer refused: its status and body. */
export class PeerError extends Error {
  override readonly name = 'PeerError';
  constructor(
    readonly service: ServiceName,
    readonly status: number,
    readonly body: string,
  ) {
    super(`${service} answered ${status}`);
  }
}

/** The request that a call belongs to. */
type Origin = Pick<RequestContext, 'requestId' | 'traceparent'>;

/** The other services, by their internal API. */
export interface Peers {
  /**
   * Calls a peer and returns its JSON. If an instance cannot be reached, the call goes to the next one.
   * `onBehalfOf`: the request the call is made for; default: the one being handled.
   * @throws Unavailable when no instance answers or the answer is a 5xx; PeerError for any other refusal.
   */
  call<T>(service: ServiceName, method: 'GET' | 'POST', path: string, body?: unknown, onBehalfOf?: Origin): Promise<T>;
  close(): Promise<void>;
}

interface PeersOptions {
  readonly self: string;
  /** The address of each instance. It is called for each request, since addresses may change while running (tests restart services). */
  readonly urls: (service: ServiceName) => readonly string[];
  readonly secret: string;
  /** Milliseconds; default: less than our caller waits. */
  readonly answerWithin?: number;
}

export function createPeers(options: PeersOptions): Peers {
  const token = createInternalTokens(options.secret, options.self);
  const agent = new Agent({ connections: 16, connect: { timeout: CONNECT_WITHIN }, keepAliveTimeout: KEPT, keepAliveMaxTimeout: KEPT });
  const known = new Map<ServiceName, Instances>();

  function instancesOf(service: ServiceName): Instances {
    const instances = known.get(service) ?? createInstances(() => options.urls(service));
    known.set(service, instances);
    return instances;
  }

  async function ask(url: string, within: number, method: 'GET' | 'POST', path: string, body: unknown, origin: Origin | undefined) {
    const limit = new AbortController();
    const cancelTimeout = giveUpAfter(within, () => limit.abort(new TimedOut(`${url} does not answer in time`)));
    try {
      const answer = await request(new URL(path, url), {
        dispatcher: agent,
        method,
        signal: limit.signal,
        headers: {
          authorization: `Bearer ${token()}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(origin ? { 'x-request-id': origin.requestId, traceparent: origin.traceparent } : {}),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      return { status: answer.statusCode, text: await answer.body.text(), isGoing: answer.headers.connection === 'close' };
    } finally {
      cancelTimeout();
    }
  }

  async function send(service: ServiceName, method: 'GET' | 'POST', path: string, body: unknown, origin: Origin | undefined) {
    const instances = instancesOf(service);
    const until = Date.now() + (options.answerWithin ?? ANSWER_WITHIN);
    const isSafe = method === 'GET' || SAFE_POSTS.has(path);
    let cause: unknown;
    for (const [index, url] of instances.inOrder().entries()) {
      const sentAt = Date.now();
      if (sentAt >= until) break;
      const left = until - sentAt;
      try {
        const answer = await ask(url, isSafe && index === 0 && options.urls(service).length > 1 ? Math.min(left, INSTANCE_WITHIN) : left, method, path, body, origin);
        if (answer.isGoing) instances.avoid(url);
        else instances.answered(url);
        return answer;
      } catch (error) {
        cause = error;
        if (error instanceof TimedOut) instances.timedOut(url, sentAt);
        else instances.avoid(url);
        if (!isSafe && !wasNeverSent(error)) break;
      }
    }
    throw new Unavailable(`${service} does not answer`, { cause });
  }

  return {
    async call<T>(service: ServiceName, method: 'GET' | 'POST', path: string, body?: unknown, onBehalfOf: Origin | undefined = requestContext()): Promise<T> {
      const { status, text } = await send(service, method, path, body, onBehalfOf);
      if (status >= 500) throw new Unavailable(`${service} answered ${status}`);
      if (status === 401 && text.includes(INTERNAL_TOKEN_REFUSED))
        throw new Unavailable(`${service} does not take our internal token: INTERNAL_SECRET differs between the two, or their clocks do`);
      if (status >= 400) throw new PeerError(service, status, text);
      return text ? (parsed(service, text) as T) : (undefined as T);
    },
    async close() {
      for (const instances of known.values()) instances.close();
      await agent.close();
    },
  };
}

/** @throws Unavailable for anything but JSON: it does not come from a peer, but from something in between. */
function parsed(service: ServiceName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unavailable(`${service} answered no JSON`, { cause });
  }
}
