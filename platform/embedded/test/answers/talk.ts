import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { formatVersions, parseVersions, type VersionedRef } from '@fairshare/contracts';
import { Golfer } from '../releases/golfer';

export const PEOPLE = ['ann', 'bob', 'stranger'] as const;
export type Person = (typeof PEOPLE)[number];

/** A call. Ids and tokens that the platform generated appear in it, and in its response, as `<id 3>`: the third one in the responses. */
export interface Call {
  readonly who: Person;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call with its response. */
export interface Answered extends Call {
  readonly status: number;
  readonly text: string;
}

/** The platform's clock at its start. Each call advances it; all calls together take less time than a token is valid. */
const STARTS_AT = Date.parse('2026-11-20T12:00:00.000Z');
const STEP_MS = 50;
/** The maximum number of refs in a header of a request. */
const NAMED_MAX = 20;

/** Ids of groups, rounds and results, and of accounts. */
const MADE_ID = /(?<![\w-])(?:[0-9a-f]{22}|[0-9a-z]{9}-[0-9a-f]{18})(?![\w-])/g;
const MADE_TOKEN = /"token":"([\w-]+)"/g;
const REQUEST_ID = /"requestId":"[\w-]+"/;

/** Users who call the platform one after the other. Each of them has seen all earlier writes. */
export class Talk {
  readonly #ids: string[] = [];
  readonly #golfers = new Map<Person, Golfer>();
  readonly #seen = new Map<string, VersionedRef>();
  #calls = 0;
  #url = '';

  /** The platform's clock. */
  readonly clock = (): Date => new Date(STARTS_AT + this.#calls * STEP_MS);

  /** Registers all users, starts their trials, and creates groups of these sizes. @returns the groups' ids, as calls name them */
  async begin(url: string, groupSizes: readonly number[]): Promise<string[]> {
    this.#url = url;
    for (const who of PEOPLE) {
      const golfer = new Golfer(url);
      const user = { email: `${who}@example.com`, password: 'correct horse', firstName: who, lastName: 'Example', termsAccepted: true, marketingConsent: false };
      await golfer.call('POST', '/api/auth/register', user);
      await golfer.call('POST', '/api/trial/start');
      this.#golfers.set(who, golfer);
    }
    const groups: string[] = [];
    for (const size of groupSizes) groups.push(await this.#makeGroup(size));
    return groups;
  }

  /** A group of Ann's that Bob has joined: its players have the ids `p1`, `p2` … */
  async #makeGroup(players: number): Promise<string> {
    const [ann, bob] = [this.#golfers.get('ann'), this.#golfers.get('bob')];
    const names = Array.from({ length: players }, (_, seat) => ({ id: `p${seat + 1}`, name: `Player ${seat + 1}` }));
    const customCards = [{ id: 'bear', name: 'Angry Bear', emoji: '🐻', value: 15 }];
    const group = await ann?.call('POST', '/api/groups', { name: `Group of ${players}`, players: names, cardValues: { camel: 7 }, customCards });
    await bob?.call('POST', '/api/groups/join', { shareCode: group.shareCode });
    return this.#known(group.id);
  }

  async ask(call: Call): Promise<Answered> {
    this.#calls += 1;
    const { method, path, body, headers } = this.#withIds(call);
    const answer = await fetch(new URL(path, this.#url), {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookieOf(call.who), 'x-at-least': formatVersions([...this.#seen.values()].slice(-NAMED_MAX)), ...headers },
      body: method === 'GET' || method === 'DELETE' ? null : JSON.stringify(body ?? {}),
    });
    for (const ref of parseVersions(answer.headers.get('x-versions'))) this.#note(ref);
    return { ...call, status: answer.status, text: this.#withoutIds(await answer.text()) };
  }

  #cookieOf(who: Person): string {
    return Object.entries(this.#golfers.get(who)?.session ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  }

  #note(ref: VersionedRef): void {
    const key = `${ref.kind}/${ref.id}`;
    this.#seen.delete(key);
    this.#seen.set(key, ref);
  }

  #known(id: string): string {
    if (!this.#ids.includes(id)) this.#ids.push(id);
    return `<id ${this.#ids.indexOf(id) + 1}>`;
  }

  #withIds(call: Call): Call {
    return JSON.parse(JSON.stringify(call).replace(/<id (\d+)>/g, (placeholder, place: string) => this.#ids[Number(place) - 1] ?? placeholder)) as Call;
  }

  #withoutIds(text: string): string {
    const tokens = [...text.matchAll(MADE_TOKEN)].map(([, token = '']) => token);
    const without = tokens.reduce((left, token) => left.replaceAll(token, this.#known(token)), text);
    return without.replace(REQUEST_ID, '"requestId":"…"').replace(MADE_ID, (id) => this.#known(id));
  }
}

export const readAnswers = async (file: string): Promise<Answered[]> => JSON.parse((await promisify(brotliDecompress)(await readFile(file))).toString()) as Answered[];

export async function writeAnswers(file: string, answers: readonly Answered[]): Promise<void> {
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(file, await promisify(brotliCompress)(JSON.stringify(answers), { params }));
}
