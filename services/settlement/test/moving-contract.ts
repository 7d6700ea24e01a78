import type { AggregateStore, Storage } from '@fairshare/store';
import { changeTab } from '../src/commands/change-tab';
import { forgetAccount } from '../src/commands/forget-account';
import { writePages } from '../src/commands/write-pages';
import type { OlderLines, TabPage } from '../src/domain/older-lines';
import { recordPayment, undoPayment } from '../src/domain/payment';
import { balancesOf, pagedLinesOf, type Tab, type TabLine } from '../src/domain/tab';
import { readLines } from '../src/loaders/older-lines';
import { tabPageType, tabType } from '../src/store';

const SIZES = { page: 3, kept: 2 };
const NOW = '2026-05-02T12:00:00.000Z';
const CLAIMS = { ann: 'user-1', bob: 'user-2' };

/** The dependencies of an instance. */
interface Instance {
  readonly tabs: AggregateStore<Tab>;
  readonly tabPages: AggregateStore<TabPage>;
  readonly pageSizes: typeof SIZES;
}

/** Two storages on the same data, as two instances open them. */
export type OpenTwo = () => Promise<readonly [Storage, Storage]>;

let one: Instance;
let other: Instance;

const instanceOn = (storage: Storage): Instance => ({ tabs: storage.aggregates(tabType), tabPages: storage.aggregates(tabPageType), pageSizes: SIZES });

const writing = (by: string) => ({ by, now: NOW, claims: CLAIMS });
const payBy = (deps: Instance, id: string, by = 'user-1', cents = 100) => {
  const payment = { id, from: 'ann', to: 'bob', cents, note: null, seen: undefined, at: NOW };
  const rule = (tab: Tab, older: OlderLines) => recordPayment(tab, payment, writing(by), older);
  return changeTab(deps, 'g1', { rule, about: { lines: [id] } });
};
const payAll = async (deps: Instance, from: number, to: number) => {
  for (let number = from; number <= to; number += 1) await payBy(deps, `p${number}`);
};
const stored = async ({ tabs }: Instance) => {
  const found = await tabs.get('g1');
  if (!found) throw new Error('there is no tab');
  return { tab: found.state, version: found.version };
};
const linesOf = async (deps: Instance): Promise<readonly TabLine[]> => (await readLines(deps, (await stored(deps)).tab, {})).lines;
const idsOf = async (deps: Instance) => (await linesOf(deps)).map(({ id }) => id).reverse();
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`);

/** A store with one method replaced. */
const withCall = <Store extends object, Call extends keyof Store>(store: Store, call: Call, own: Store[Call]): Store =>
  new Proxy(store, {
    get(real, name) {
      const found: unknown = name === call ? own : Reflect.get(real, name);
      return typeof found === 'function' ? found.bind(real) : found;
    },
  });

/** An instance that is killed before it writes the tab, after its pages. */
const killedInBetween = (deps: Instance): Instance => {
  const update: Instance['tabs']['update'] = (id, change, options) =>
    deps.tabs.update(
      id,
      (tab, version) => {
        const next = typeof change === 'function' ? change(tab, version) : change;
        if (next !== 'unchanged') throw new Error('killed');
        return next;
      },
      options,
    );
  return { ...deps, tabs: withCall(deps.tabs, 'update', update) };
};

function paidLine(id: string): TabLine {
  return { id, kind: 'payment', at: NOW, recordedAt: NOW, by: 'user-1', nets: { ann: 100, bob: -100 }, payment: { from: 'ann', to: 'bob', cents: 100, note: null } };
}

/**
 * The contract of moving older lines to pages, for any store.
 * @param lines the number of lines of a long tab
 */
export function movingContract(openTwo: OpenTwo, lines: number): void {
  let opened: readonly Storage[] = [];
  beforeEach(async () => {
    const two = await openTwo();
    opened = two;
    [one, other] = [instanceOn(two[0]), instanceOn(two[1])];
  });
  afterEach(() => Promise.all(opened.map((storage) => storage.close())));

  test('when an instance is killed before the tab’s write, then nothing changes', async () => {
    await payAll(one, 1, 5);
    const before = await stored(one);
    await expect(payBy(killedInBetween(one), 'p6')).rejects.toThrow('killed');
    const left = await one.tabPages.scan();
    expect(left.map(({ id }) => id)).toEqual(['g1.000001']);
    expect(await stored(other)).toEqual(before);
    expect(await idsOf(other)).toEqual(ids(5));

    // The next writer makes the same page, and the tab counts it.
    await payBy(other, 'p6');
    expect(await other.tabPages.scan()).toEqual(left);
    expect(await idsOf(other)).toEqual(ids(6));
    expect((await stored(other)).tab).toMatchObject({ moved: { pages: 1, lines: 3, balances: { ann: 300, bob: -300 } } });
  });

  test('when the tab moved on since a kill, then its page is newer', async () => {
    await payAll(one, 1, 5);
    await expect(payBy(killedInBetween(one), 'p6')).rejects.toThrow('killed');
    // The account of the orphaned page's author is deleted; the page must forget it, too.
    await forgetAccount(other)('user-1');
    expect(JSON.stringify(await other.tabPages.scan())).not.toContain('user-1');
    await payBy(other, 'p6', 'user-2', 200);
    expect(await idsOf(other)).toEqual(ids(6));
    expect((await linesOf(other)).map(({ by }) => by)).toEqual(['user-2', null, null, null, null, null]);
  });

  test('when pages are killed half-way, then the next one makes them all', async () => {
    await one.tabs.create('g1', { id: 'g1', lines: ids(11).map(paidLine), rounds: {}, twins: {} }, []);
    let made = 0;
    const { tabPages: real } = one;
    const tabPages = withCall(real, 'create', async (...page) => {
      made += 1;
      if (made === 3) throw new Error('killed');
      return real.create(...page);
    });
    await expect(payBy({ ...one, tabPages }, 'p12')).rejects.toThrow('killed');
    expect(await idsOf(other)).toEqual(ids(11));
    await payBy(other, 'p12');
    expect(await idsOf(other)).toEqual(ids(12));
    expect(pagedLinesOf((await stored(other)).tab)).toMatchObject({ pages: 3, lines: 9 });
  });

  test('when a slow mover comes late, then it undoes nothing', async () => {
    await payAll(one, 1, 5);
    const old = await stored(one);
    await payBy(other, 'p6');
    await changeTab(other, 'g1', { rule: (tab, older) => undoPayment(tab, 'p1', writing('user-1'), older), about: { lines: ['p1'] } });
    await payAll(other, 7, 12);
    const [tab, pages] = [await stored(other), await other.tabPages.scan()];
    expect(pages[0]?.state.undone).toEqual({ p1: 'undo-p1' });
    // This instance read the tab when it had five lines, and writes its page only now.
    expect(await writePages(one, old, SIZES)).not.toBeNull();
    expect(await one.tabPages.scan()).toEqual(pages);
    expect(await stored(one)).toEqual(tab);
  });

  test('when the tab is newer than a mover knew, then its page is refused', async () => {
    await payAll(one, 1, 5);
    const old = await stored(one);
    await one.tabs.update('g1', (tab) => ({ state: { ...tab, reminders: { bob: { at: NOW } } }, changes: [] }));
    await payBy(other, 'p6');
    const pages = await other.tabPages.scan();
    expect(await writePages(one, old, SIZES)).toBeNull();
    expect(await one.tabPages.scan()).toEqual(pages);
  });

  test('when two instances move at once, then each line stands once', async () => {
    await one.tabs.create('g1', { id: 'g1', lines: ids(40).map(paidLine), rounds: {}, twins: {} }, []);
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    await Promise.all(numbers.map((number) => payBy(number % 2 === 0 ? one : other, `n${number}`, number % 2 === 0 ? 'user-1' : 'user-3').catch(() => undefined)));
    await Promise.all([payBy(one, 'x1'), payBy(other, 'x2')]);
    const [tab, all] = [(await stored(one)).tab, await idsOf(other)];
    expect(new Set(all).size).toBe(all.length);
    expect(all.slice(0, 40)).toEqual(ids(40));
    expect(all).toEqual(expect.arrayContaining(numbers.filter((number) => number % 2 === 0).map((number) => `n${number}`)));
    expect(balancesOf(tab)).toEqual({ ann: all.length * 100, bob: all.length * -100 });
    expect(tab.lines.length).toBeLessThan(SIZES.page + SIZES.kept + 1);
    const pages = await one.tabPages.scan();
    expect(pages.map(({ state }) => state.lines.length)).toEqual(pages.map(() => SIZES.page));
    expect(pagedLinesOf(tab)).toMatchObject({ pages: pages.length, lines: pages.length * SIZES.page });
  });

  test('when a change is refused, then no line moves', async () => {
    await payAll(one, 1, 5);
    const before = await stored(one);
    const rule = (tab: Tab, older: OlderLines) => undoPayment(tab, 'p9', writing('user-1'), older);
    await expect(changeTab(one, 'g1', { rule })).rejects.toThrow('Payment not found');
    expect(await one.tabPages.scan()).toEqual([]);
    expect(await stored(one)).toEqual(before);
  });

  describe(`a tab of ${lines} lines`, () => {
    /** Documents and bytes read and written for one payment. */
    async function costOf(deps: Instance, id: string) {
      let [reads, writes, bytes] = [0, 0, 0];
      const counted = <State extends object>(store: AggregateStore<State>): AggregateStore<State> => {
        const update = withCall(store, 'update', async (...args) => {
          reads += 1;
          const written = await store.update(...args);
          [writes, bytes] = [writes + 1, bytes + JSON.stringify(written.state).length];
          return written;
        });
        const create = withCall(update, 'create', async (...args) => {
          [writes, bytes] = [writes + 1, bytes + JSON.stringify(args[1]).length];
          return store.create(...args);
        });
        return withCall(create, 'find', async (...args) => {
          const found = await store.find(...args);
          reads += found.length;
          return found;
        });
      };
      await payBy({ tabs: counted(deps.tabs), tabPages: counted(deps.tabPages), pageSizes: { page: 100, kept: 100 } }, id);
      return { reads, writes, bytes };
    }

    test('when a payment is recorded, then it costs what a short one costs', async () => {
      await one.tabs.create('g1', { id: 'g1', lines: ids(lines - 100).map(paidLine), rounds: {}, twins: {} }, []);
      await costOf(one, 'first');
      const costs = [];
      for (let number = 0; number < 90; number += 1) {
        await one.tabs.update('g1', ({ recorded: _recorded, ...tab }) => ({ state: tab, changes: [] }));
        costs.push(await costOf(one, `n${number}`));
      }
      expect(pagedLinesOf((await stored(one)).tab).lines).toBeGreaterThanOrEqual(lines - 300);
      expect(Math.max(...costs.map(({ reads }) => reads))).toBeLessThanOrEqual(3);
      expect(Math.max(...costs.map(({ writes }) => writes))).toBeLessThanOrEqual(2);
      // The tab's 100 to 200 lines, and once a page of 100.
      expect(Math.max(...costs.map(({ bytes }) => bytes))).toBeLessThan(100_000);
      expect(balancesOf((await stored(one)).tab)).toEqual({ ann: (lines - 9) * 100, bob: (lines - 9) * -100 });
    });
  });
}
