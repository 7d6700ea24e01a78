import type { Tab, TabLine } from '@fairshare/contracts';
import { eventually, type Answer } from '@fairshare/testing';
import { GROUP, PLAYERS, ROUND, startSettlement } from './support';

/** Number of random histories; `npm test` runs a share of them (scripts/test-plan.json). */
const LIVES = Math.ceil(25 * Number(process.env['PROPERTY_SHARE'] ?? 1));
const STEPS = 60;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const NOW = new Date('2026-05-02T08:00:00.000Z');
const MEMBERS = ['user-1', 'user-2', 'user-3'];
/** No user claims Cy and Di. */
const CLAIMED = { ...GROUP, members: MEMBERS, claims: { ann: 'user-1', bob: 'user-2' } };

/** Mulberry32: the same random histories on every run. */
function chanceFrom(seed: number) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(random() * count);
  return { below, of: <T>(all: readonly T[]): T => all[below(all.length)] as T, happens: (share: number) => random() < share };
}

jest.setTimeout(600_000 + LIVES * 60_000);

type Settlement = Awaited<ReturnType<typeof startSettlement>>;

/** Two settlement services: one stores all lines of a tab in one document, the other on pages of three lines. */
let plain: Settlement;
let paged: Settlement;

beforeAll(async () => {
  plain = await startSettlement({ now: NOW, pageSizes: { page: 1_000_000, kept: 0 } });
  paged = await startSettlement({ now: NOW, pageSizes: { page: 3, kept: 2 } });
});
afterAll(async () => {
  await plain.close();
  await paged.close();
});

/** Runs the same work on both, compares the results, and returns that of the plain one. */
async function both<T>(work: (settlement: Settlement) => Promise<T>): Promise<T> {
  const [expected, actual] = [await work(plain), await work(paged)];
  expect(actual).toEqual(expected);
  return expected;
}

/** A response without the parts that differ on every request. */
const comparable = ({ status, body, headers }: Answer) => ({ status, body: { ...body, requestId: undefined }, etag: headers.get('etag'), link: headers.get('link') });

class Life {
  readonly #chance: ReturnType<typeof chanceFrom>;
  readonly #groupId: string;
  readonly #url: string;
  readonly #rounds: { readonly id: string; isFinished: boolean; isGone: boolean; finishes: number }[];
  readonly #sent: (() => Promise<unknown>)[] = [];
  #lines: readonly TabLine[] = [];
  #requests = 0;

  constructor(seed: number) {
    this.#chance = chanceFrom(seed);
    this.#groupId = `life-${seed}`;
    this.#url = `/api/groups/${this.#groupId}/tab`;
    this.#rounds = [1, 2, 3, 4].map((number) => ({ id: `s${seed}-${number}`, isFinished: false, isGone: false, finishes: 0 }));
  }

  /** Runs the history. Returns all lines of the tab. */
  async live(): Promise<readonly TabLine[]> {
    await both(({ groups }) => groups.put({ ...CLAIMED, id: this.#groupId }));
    const steps = [() => this.#pay(), () => this.#pay(), () => this.#pay(), () => this.#takeBack(), () => this.#takeBack(), () => this.#finish(), () => this.#finish()];
    for (let step = 0; step < STEPS; step += 1) {
      if (this.#chance.happens(0.05)) await this.#deleteRound();
      await this.#chance.of(steps)();
      // Every request may arrive again.
      if (this.#chance.happens(0.15) && this.#sent.length > 0) await this.#chance.of(this.#sent)();
      if (this.#chance.happens(0.05)) await this.#remind();
      const wait = this.#chance.happens(0.1) ? this.#chance.below(12) * DAY : this.#chance.below(9) * MINUTE;
      for (const { clock } of [plain, paged]) clock.advance(wait);
      await this.#look();
    }
    await this.#walk();
    return this.#lines;
  }

  async #pay(): Promise<void> {
    // Often repeats a recorded payment: two members record the same one, or a player pays the same amount again.
    const known = this.#chance.happens(0.5) ? this.#chance.of(this.#lines.filter(({ payment }) => payment))?.payment : undefined;
    const from = known?.from ?? this.#chance.of(PLAYERS);
    const to = known?.to ?? this.#chance.of(PLAYERS.filter((player) => player !== from));
    const at = new Date(plain.clock.now().getTime() - this.#chance.below(30) * MINUTE).toISOString();
    const seen = this.#chance.of([undefined, null, 'nothing', this.#lines[0]?.id, this.#lines.at(-1)?.id, this.#chance.of(this.#lines)?.id]);
    const entryId = `entry-${this.#requests}`;
    const body = { from, to, amount: known?.amount ?? this.#chance.of([5, 10]), seen, at, ...(this.#chance.happens(0.5) && { entryId }) };
    await this.#send(this.#chance.of(MEMBERS), 'post', '/payments', body);
  }

  async #takeBack(): Promise<void> {
    const payments = this.#lines.filter(({ kind }) => kind === 'payment');
    const line = this.#chance.of(payments);
    if (!line) return;
    const path = `/payments/${line.id}`;
    if (this.#chance.happens(0.5)) await this.#send(this.#chance.of(MEMBERS), 'delete', path);
    else await this.#send(this.#chance.of(MEMBERS), 'post', `${path}/reopen`, { reason: this.#chance.of(['Not so', 'Never']) });
  }

  /** Sends the same request to both, with a key that gives equal ids, and stores it for a later repetition. */
  async #send(userId: string, method: 'post' | 'delete', path: string, body?: object): Promise<void> {
    this.#requests += 1;
    const options = { headers: { 'idempotency-key': `key-${this.#requests}` } };
    const send = () =>
      both(async ({ as }) => comparable(await (method === 'post' ? as({ userId }).post(this.#url + path, body ?? {}, options) : as({ userId }).delete(this.#url + path, options))));
    this.#sent.push(send);
    await send();
  }

  /** Finishes a round for the first time or again with other cards, or saves another choice for a finished round. */
  async #finish(): Promise<void> {
    const round = this.#chance.of(this.#rounds.filter(({ isGone }) => !isGone));
    if (!round) return;
    round.finishes += round.isFinished && this.#chance.happens(0.5) ? 0 : 1;
    round.isFinished = true;
    const camel = this.#chance.of(PLAYERS);
    const state = ROUND.with({ id: round.id, groupId: this.#groupId, plays: ['bbb'], holders: { camel }, cardValues: { camel: this.#chance.of([3, 9]) } }).published();
    const finished = { id: `${round.id}.f${round.finishes}`, at: plain.clock.now().toISOString(), by: this.#chance.of(MEMBERS) };
    const saves = { groupId: this.#groupId, gameStateId: round.id, selectedGames: ['cards'], saveResults: true };
    await both(async (settlement) => {
      const having = settlement.having(await settlement.games.put({ ...state, finished }), round.id);
      await settlement.ask.get(this.#url, having);
      return comparable(await settlement.ask.post('/api/calculate-combined-games', saves, having));
    });
  }

  async #deleteRound(): Promise<void> {
    const round = this.#chance.of(this.#rounds.filter(({ isFinished, isGone }) => isFinished && !isGone));
    if (!round) return;
    round.isGone = true;
    await both(async (settlement) => {
      await settlement.games.remove(round.id, [{ name: 'session-deleted', facts: { groupId: this.#groupId, by: 'user-2' } }]);
      await eventually(
        async () => (await settlement.ask.get(this.#url)).body as Tab,
        ({ lines }) => lines.every((line) => line.round?.id !== round.id || line.round.isGone),
      );
    });
  }

  async #remind(): Promise<void> {
    const playerId = this.#chance.of(PLAYERS);
    await both(async ({ as }) => comparable(await as({ userId: 'user-3' }).post(`${this.#url}/reminders`, { playerId })));
  }

  /** Reads the whole list, and a random page of it as a random member. */
  async #look(): Promise<void> {
    const userId = this.#chance.of(MEMBERS);
    this.#lines = (await both(async ({ as }) => comparable(await as({ userId }).get(this.#url)))).body.lines;
    const [limit, cursor] = [this.#chance.below(7) + 1, this.#chance.of([undefined, 'nothing', ...this.#lines.map(({ id }) => id)])];
    const query = new URLSearchParams({ ...(this.#chance.happens(0.8) && { limit: String(limit) }), ...(cursor !== undefined && { cursor }) });
    await both(async ({ as }) => comparable(await as({ userId }).get(`${this.#url}?${query}`)));
  }

  /** Follows the links from page to page, and reads each member's export. */
  async #walk(): Promise<void> {
    const walked: TabLine[] = [];
    for (let next: string | undefined = `${this.#url}?limit=4`; next;) {
      const url: string = next;
      const { body, link } = await both(async ({ ask }) => comparable(await ask.get(url)));
      walked.push(...body.lines);
      next = /<(.+)>/.exec(link ?? '')?.[1];
    }
    const own = (await both(async ({ ask }) => comparable(await ask.get(this.#url)))).body.lines;
    expect(walked).toEqual(own);
    for (const userId of MEMBERS) {
      await both(({ peers }) => peers.call('settlement', 'POST', '/internal/personal-data', { userId, groupIds: [this.#groupId] }));
    }
  }
}

test(`when ${LIVES} groups act at random, then pages show in no answer`, async () => {
  const seen = { round: 0, correction: 0, payment: 0, undone: 0 };
  for (let seed = 1; seed <= LIVES; seed += 1) {
    for (const { kind } of await new Life(seed).live()) seen[kind] += 1;
  }
  // The histories exercise every case.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(LIVES);
});
