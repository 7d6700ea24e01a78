import { randomUUID } from 'node:crypto';
import type { Tab, TabLine } from '@fairshare/contracts';
import fc from 'fast-check';
import { isUncertain, type OfflineDatabase, type TabEntry, TabOutbox, type TabSent, withTabEntries } from '../src';
import { newDatabase, noDatabase, NOW } from './support';

const PAYMENT = { groupId: 'g1', from: 'ben', to: 'ann', cents: 1_232 };
const AWAY: TabSent = { outcome: 'unreachable', retryAfterMs: null };

const opened: TabOutbox[] = [];
afterEach(() => opened.splice(0).forEach((outbox) => outbox.close()));

async function openAt(database: OfflineDatabase, userId = 'u1'): Promise<TabOutbox> {
  let now = NOW;
  const outbox = await TabOutbox.open(database, { userId, now: () => (now += 1), newId: () => randomUUID() });
  opened.push(outbox);
  return outbox;
}

/** A server that creates a line for every payment, one for each key. */
function server() {
  const got: TabEntry[] = [];
  const send = async (entry: TabEntry): Promise<TabSent> => {
    got.push(entry);
    return { outcome: 'acknowledged', lineId: entry.kind === 'pay' ? `line of ${entry.key}` : `undo of ${entry.paymentId}` };
  };
  return { got, send };
}

it('when a payment was tapped offline, then the next page sends it', async () => {
  const database = newDatabase();
  const first = await openAt(database);
  const key = await first.pay(PAYMENT, 'l7');
  expect(await first.sync(async () => AWAY)).toEqual(AWAY);
  const { got, send } = server();
  const next = await openAt(database);
  expect((await openAt(database, 'u2')).entries).toEqual([]);
  expect(await next.sync(send)).toBeNull();
  await next.sync(send);
  expect(got).toMatchObject([{ ...PAYMENT, key, seen: 'l7', at: NOW + 1 }]);
  expect(next.waiting).toEqual([]);
  expect((await openAt(database)).entries).toEqual([]);
});

it('when a payment is taken back, then it never leaves', async () => {
  const outbox = await openAt(newDatabase());
  const { got, send } = server();
  await outbox.takeBack(await outbox.pay(PAYMENT, null));
  await outbox.sync(send);
  expect(got).toEqual([]);

  const tried = await outbox.pay(PAYMENT, null);
  await outbox.sync(async () => AWAY);
  await outbox.takeBack(tried);
  await outbox.sync(send);
  expect(got.map(({ kind, paymentId }) => ({ kind, paymentId }))).toEqual([
    { kind: 'pay', paymentId: null },
    { kind: 'undo', paymentId: `line of ${tried}` },
  ]);

  const sent = await outbox.pay(PAYMENT, null);
  await outbox.sync(send);
  await outbox.remove([sent]);
  await outbox.takeBack(sent);
  await outbox.sync(send);
  expect(got.at(-1)).toMatchObject({ kind: 'undo', paymentId: `line of ${sent}` });
});

describe('a payment that is taken back twice', () => {
  it('when the server has it, then it is undone once', async () => {
    const outbox = await openAt(newDatabase());
    const { got, send } = server();
    const key = await outbox.pay(PAYMENT, null);
    await outbox.sync(send);
    await outbox.takeBack(key);
    await outbox.takeBack(key);
    await outbox.undo(PAYMENT, `line of ${key}`);
    expect(outbox.waiting).toHaveLength(1);
    await outbox.sync(send);
    await outbox.takeBack(key);
    expect(outbox.waiting).toEqual([]);
    expect(got.map(({ kind }) => kind)).toEqual(['pay', 'undo']);
  });

  it('when its answer is still out, then nothing but it is undone', async () => {
    const outbox = await openAt(newDatabase());
    const { got, send } = server();
    const key = await outbox.pay(PAYMENT, null);
    await outbox.sync(async () => AWAY);
    await outbox.takeBack(key);
    await outbox.seenAs(key, 'l9');
    await outbox.takeBack(key);
    await outbox.sync(async () => AWAY);
    await outbox.takeBack(key);
    await outbox.sync(send);
    expect(got).toMatchObject([{ kind: 'undo', paymentId: 'l9' }]);
    expect(outbox.waiting).toEqual([]);
  });

  it('when the server refused the first undo, then it is asked again', async () => {
    const outbox = await openAt(newDatabase());
    await outbox.undo(PAYMENT, 'l9');
    await outbox.sync(async () => ({ outcome: 'refused', refusal: { status: 403, reason: 'Only Ben can undo it' } }));
    await outbox.undo(PAYMENT, 'l9');
    expect(outbox.waiting).toMatchObject([{ kind: 'undo', paymentId: 'l9' }]);
  });
});

it('when the tab shows a lost answer, then it is sent no more', async () => {
  const outbox = await openAt(newDatabase());
  const { got, send } = server();
  const key = await outbox.pay(PAYMENT, null);
  await outbox.sync(async () => AWAY);
  await outbox.seenAs(key, 'l9');
  await outbox.sync(send);
  expect(got).toEqual([]);
  await outbox.remove([key]);
  await outbox.takeBack(key);
  await outbox.sync(send);
  expect(got).toMatchObject([{ kind: 'undo', paymentId: 'l9' }]);
});

it('when one is refused, then the others go', async () => {
  const outbox = await openAt(newDatabase());
  const [refused] = [await outbox.pay(PAYMENT, null), await outbox.pay({ ...PAYMENT, cents: 5 }, null)];
  const refusal = { status: 403, reason: 'Only Ben or Ann can record it' };
  await outbox.sync(async ({ key }) => (key === refused ? { outcome: 'refused', refusal } : { outcome: 'acknowledged', lineId: 'l1' }));
  expect(outbox.entries.map((entry) => [entry.refusal, entry.sentAs])).toEqual([
    [refusal, null],
    [null, 'l1'],
  ]);
  await outbox.remove([refused]);
  expect(outbox.entries).toHaveLength(1);
});

it('when the phone keeps nothing, then a payment lives with its page', async () => {
  const outbox = await openAt(noDatabase());
  await outbox.pay(PAYMENT, null);
  await outbox.read();
  const { got, send } = server();
  await outbox.sync(send);
  expect(got).toHaveLength(1);
});

describe('a tab with what was tapped since', () => {
  const players = ['ann', 'ben', 'cal', 'dee'];
  const line = (id: string, undoneBy: string | null = null) => ({ id, undoneBy }) as TabLine;
  const tabOf = (payments: { from: string; to: string; amount: number }[], lines: TabLine[] = []): Tab => ({
    groupId: 'g1',
    version: 1,
    balances: balancesOf(payments),
    payments: payments.map((payment) => ({ ...payment, fromName: payment.from, toName: payment.to })),
    optimal: true,
    lines,
  });
  /** What each player has to receive, dollars; summed in whole cents, because a sum of dollars can round to -0. */
  const balancesOf = (payments: readonly { from: string; to: string; amount: number }[]) => {
    const cents = (player: string) => payments.reduce((sum, { from, to, amount }) => sum + (to === player ? 1 : from === player ? -1 : 0) * Math.round(amount * 100), 0);
    return Object.fromEntries(players.map((player) => [player, (cents(player) || 0) / 100]));
  };
  const entry = (more: Partial<TabEntry>): TabEntry => ({
    ...PAYMENT,
    key: 'k',
    userId: 'u1',
    at: NOW,
    kind: 'pay',
    seen: null,
    paymentId: null,
    isTried: false,
    isTakenBack: false,
    refusal: null,
    sentAs: null,
    ...more,
  });

  it('when anything was tapped, then payments shown settle the balances', () => {
    const pair = fc.shuffledSubarray(players, { minLength: 2, maxLength: 2 });
    const cents = fc.integer({ min: 1, max: 5_000 });
    const owed = fc.uniqueArray(fc.tuple(pair, cents), { maxLength: 4, selector: ([both]) => [...both].sort().join() });
    fc.assert(
      fc.property(owed, fc.array(fc.tuple(pair, cents), { maxLength: 5 }), (payments, tapped) => {
        const tab = tabOf(payments.map(([[from = '', to = ''], amount]) => ({ from, to, amount: amount / 100 })));
        const shown = withTabEntries(
          tab,
          tapped.map(([[from = '', to = ''], paid]) => entry({ from, to, cents: paid })),
        );
        expect(shown.payments.every(({ amount }) => amount > 0)).toBe(true);
        expect(balancesOf(shown.payments)).toEqual(shown.balances);
      }),
      { numRuns: 200 },
    );
  });

  it('when the answer was lost, then the line the tab names counts once', () => {
    const named = { ...line('l1'), entryIds: ['k'] };
    const tab = tabOf([], [named]);
    const tried = entry({ isTried: true });
    expect(withTabEntries(tab, [tried])).toEqual(tab);
    expect(isUncertain(tab.lines, tried)).toBe(false);
    expect(isUncertain([line('l1')], tried)).toBe(true);
    expect(isUncertain([line('l1')], entry({}))).toBe(false);
    // The server counts a payment that was taken back until the undo is sent; the phone shows it as taken back.
    expect(withTabEntries(tab, [entry({ isTried: true, isTakenBack: true })]).payments).toMatchObject([{ from: 'ben', to: 'ann', amount: 12.32 }]);
  });

  it('when the server has it or refused it, then it counts no more', () => {
    const tab = tabOf([{ from: 'ben', to: 'ann', amount: 20 }], [line('l1'), line('l0', 'l1')]);
    expect(withTabEntries(tab, [entry({})]).payments).toMatchObject([{ from: 'ben', to: 'ann', amount: 7.68 }]);
    for (const counted of [{ sentAs: 'l1' }, { refusal: { status: 403, reason: '' } }, { isTakenBack: true }, { groupId: 'g2' }, { kind: 'undo', paymentId: 'l0' } as const]) {
      expect(withTabEntries(tab, [entry(counted)])).toEqual(tab);
    }
    expect(withTabEntries(tab, [entry({ kind: 'undo', paymentId: 'l1' })]).payments).toMatchObject([{ amount: 32.32 }]);
  });
});
