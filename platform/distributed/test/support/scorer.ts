import { randomUUID } from 'node:crypto';
import type { StrokesByHole } from '@fairshare/golf-rules';
import { aRound } from '@fairshare/testing';
import type { PlatformUnderTest } from './start';
import { THOROUGH } from './thorough';

export const FOUR = ['ann', 'bob', 'cy', 'di'];
/** Milliseconds before a write that was not acknowledged is retried. `GIVE_UP_AFTER`: until it counts as lost. */
const AGAIN_AFTER = 100;
const GIVE_UP_AFTER = 180_000;
/**
 * Milliseconds within which every request must get a response, whatever fails. A gateway answers after 7.5 s at the latest; `npm run test:faults`
 * asserts that, and the everyday run beside other work gives twice as long.
 */
const ANSWERED_WITHIN = THOROUGH ? 8_000 : 15_000;

/** The acknowledged writes of one scorer: exactly these must be found everywhere. */
export interface Acknowledged {
  readonly strokes: Record<number, Record<string, number>>;
  readonly sessions: string[];
  writes: number;
  /** The number of retries of writes. */
  repeats: number;
  /** Milliseconds of the slowest response since a test reset this to 0. */
  longest: number;
  /** Responses that came too late, or that a client cannot handle. */
  complaints: string[];
}

/** A scorer of a round of four, who sometimes creates another session. Each write is retried, through any gateway, until it is acknowledged. */
export class Scorer {
  readonly known: Acknowledged = { strokes: {}, sessions: [], writes: 0, repeats: 0, longest: 0, complaints: [] };
  readonly #urls: readonly string[];
  #gateway: number;
  #turn = 0;

  private constructor(
    urls: readonly string[],
    gateway: number,
    readonly cookie: string,
    readonly group: string,
    readonly session: string,
    readonly points: string,
  ) {
    this.#urls = urls;
    this.#gateway = gateway;
  }

  static async register(platform: PlatformUnderTest, number: number): Promise<Scorer> {
    const gateway = number % platform.urls.length;
    const client = platform.visitor(gateway);
    const created = async (path: string, body?: object) => {
      const answer = await client.post(path, body);
      if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    await created('/api/auth/register', {
      email: `scorer-${randomUUID()}@example.com`,
      password: 'correct horse',
      firstName: 'Ann',
      lastName: 'Archer',
      termsAccepted: true,
      marketingConsent: false,
    });
    await created('/api/trial/start');
    const { group, id, pointsId } = await aRound({ players: FOUR, name: 'Saturday' }).begin(client);
    const cookie =
      client
        .cookies()
        .split('; ')
        .find((pair) => pair.startsWith('session=')) ?? '';
    const scorer = new Scorer(platform.urls, gateway, cookie, group.id, id, pointsId);
    scorer.known.sessions.push('Saturday');
    return scorer;
  }

  get strokes(): StrokesByHole {
    return this.known.strokes;
  }

  /** Writes one after the other while `goesOn` returns true; the last one is acknowledged when this resolves. */
  async score(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      await this.writeOne();
      await this.#lookAround();
    }
  }

  async writeOne(): Promise<void> {
    this.#turn += 1;
    if (this.#turn % 10 === 0) {
      await this.openRound(`Session ${this.#turn}`);
    } else {
      const hole = (this.#turn % 18) + 1;
      const scores = Object.fromEntries(FOUR.map((player, seat) => [player, 1 + ((this.#turn * 7 + seat * (this.#turn % 5)) % 9)]));
      await this.#write(`/api/games/${this.points}/holes/${hole}/scores`, { scores });
      this.known.strokes[hole] = scores;
    }
    this.known.writes += 1;
  }

  async openRound(name: string): Promise<void> {
    await this.#write('/api/game-state', { groupId: this.group, name });
    this.known.sessions.push(name);
  }

  /** @throws when the write is refused permanently, or is not acknowledged for too long */
  async #write(path: string, body: object): Promise<void> {
    const key = randomUUID();
    let last = '';
    for (const until = Date.now() + GIVE_UP_AFTER; Date.now() < until; await new Promise((again) => setTimeout(again, AGAIN_AFTER))) {
      const answer = await this.#ask('POST', path, body, { 'idempotency-key': key });
      if (answer.status === 200 || answer.status === 201) return;
      if (answer.status !== 0 && answer.status < 500) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
      last = `${answer.status} ${answer.text}`;
      this.known.repeats += 1;
      this.#gateway += 1;
    }
    throw new Error(`${path} was never acknowledged: ${last}`);
  }

  /** The requests that fail for this caller at this moment. */
  async troubles(): Promise<string[]> {
    const answers = await Promise.all(this.#sights().map(async (path) => ({ path, ...(await this.#ask('GET', path)) })));
    return answers.filter(({ status }) => status !== 200).map(({ path, status, text }) => `${path} answered ${status}: ${text}`);
  }

  /** The path of one call of each service. */
  #sights(): string[] {
    return [
      '/api/auth/user',
      '/api/subscription/status',
      `/api/groups/${this.group}`,
      `/api/points-games/${this.group}?gameStateId=${this.session}`,
      `/api/points-games/${this.points}/payouts?mode=points`,
    ];
  }

  /** Sends one of these calls per turn, like a user who opens another tab. */
  async #lookAround(): Promise<void> {
    const sights = this.#sights();
    await this.#ask('GET', sights[this.#turn % sights.length] ?? '');
  }

  /** Like `call`, but without throwing (status 0), and with a complaint about a bad response. */
  async #ask(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<{ status: number; text: string }> {
    const began = Date.now();
    const answer = await this.call(method, path, body, headers).catch((error: unknown) => ({ status: 0, text: String(error), retryAfter: null }));
    const took = Date.now() - began;
    this.known.longest = Math.max(this.known.longest, took);
    const isBusy = answer.status === 503 && answer.retryAfter !== null;
    if (took > ANSWERED_WITHIN) this.known.complaints.push(`${method} ${path} was answered ${answer.status} after ${took} ms`);
    else if (answer.status >= 400 && !isBusy) this.known.complaints.push(`${method} ${path} was answered ${answer.status} ${answer.text}`);
    return answer;
  }

  /** Sends only the session's cookie, without versions: other services then know of our writes only from events. */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<{ status: number; text: string; retryAfter: string | null }> {
    const answer = await fetch(new URL(path, this.#urls[this.#gateway % this.#urls.length]), {
      method,
      headers: { cookie: this.cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') };
  }

  async read<T>(path: string): Promise<T> {
    const { status, text } = await this.call('GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text) as T;
  }
}
