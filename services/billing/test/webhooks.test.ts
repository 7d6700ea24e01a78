import Stripe from 'stripe';
import { Unavailable } from '@fairshare/event-bus';
import { eventually } from '@fairshare/testing';
import { TEST_CARDS } from '../src/adapters/simulated-provider';
import { currentOf } from '../src/domain/subscription';
import { DAY, golfer, startBilling, WEBHOOK_SECRET, type BillingPlatform } from './support';

let platform: BillingPlatform;
afterEach(() => platform.close());

const sign = (payload: string, secret = WEBHOOK_SECRET, at = platform.clock.now()) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) });

/** Posts a webhook as the provider would. */
async function post(payload: string, signature: string | null = sign(payload)) {
  const answer = await fetch(`${platform.url('billing')}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...(signature === null ? {} : { 'stripe-signature': signature }) },
    body: payload,
  });
  return { status: answer.status, body: await answer.json() };
}

/** A small seeded random generator, so that a failure can be reproduced. */
function chance(seed: number): () => number {
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

const notice = (customer: string, type = 'customer.subscription.updated') =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: 'sub_1', object: 'subscription', customer } } });

describe('a signature', () => {
  beforeEach(async () => (platform = await startBilling()));

  it('when a signature is valid, then the webhook is received', async () => {
    expect(await post(notice('cus_unknown'))).toEqual({ status: 200, body: { received: true } });
    expect(await post(notice('cus_unknown', 'customer.tax_id.updated'))).toMatchObject({ status: 200 });
  });

  it('when a signature is wrong or old, then it is refused', async () => {
    const payload = notice('cus_unknown');
    const refused = { status: 400, body: { code: 'SIGNATURE_REFUSED' } };
    expect(await post(payload, sign(payload, 'whsec_of_a_stranger'))).toMatchObject(refused);
    expect(await post(`${payload} `, sign(payload))).toMatchObject(refused);
    expect(await post(payload, sign(payload, WEBHOOK_SECRET, new Date(platform.clock.now().getTime() - 301_000)))).toMatchObject(refused);
    expect(await post(payload, null)).toMatchObject(refused);
    expect(await post(payload, 'nonsense')).toMatchObject(refused);
    expect(await post('', sign(''))).toMatchObject(refused);
  });

  it('when a signature is over no event, then it is refused', async () => {
    for (const payload of ['{', '[]', 'null', '{"type":1}']) expect((await post(payload)).status).toBe(400);
  });
});

it('when a notice has a forged state, then it is received and not believed', async () => {
  platform = await startBilling();
  const client = golfer(platform, 'jane');
  await client.subscribe('monthly');
  const { customerId, subscription } = await platform.stored('jane');
  const lie = { id: subscription!.id, object: 'subscription', customer: customerId, status: 'canceled', ended_at: 1 };
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.subscription.deleted', data: { object: lie } });
  expect(await post(payload)).toMatchObject({ status: 200 });
  expect(await client.status()).toMatchObject({ hasAccess: true, status: 'trial' });
});

it('when the provider is unavailable, then a webhook gets 503', async () => {
  let away = false;
  platform = await startBilling({
    wrap: (provider) => ({
      ...provider,
      subscriptionsOf: async (id) => {
        if (away) throw new Unavailable('the provider is away');
        return provider.subscriptionsOf(id);
      },
    }),
  });
  const client = golfer(platform, 'jane');
  await client.subscribe('monthly');
  const { customerId } = await platform.stored('jane');
  away = true;
  expect(await post(notice(customerId!))).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(await client.cancel()).toMatchObject({ status: 503 });
  platform.clock.advance(8 * DAY);
  expect(await client.status()).toMatchObject({ hasAccess: true, status: 'active', nextRenewalDate: null });
  away = false;
  expect(await post(notice(customerId!))).toMatchObject({ status: 200 });
});

it('when an answer is older than what is saved, then it is dropped', async () => {
  let hold: Promise<void> | undefined;
  let held = 0;
  platform = await startBilling({
    intercept: async () => undefined,
    wrap: (provider) => ({
      ...provider,
      subscriptionsOf: async (id) => {
        const answer = await provider.subscriptionsOf(id);
        const gate = hold;
        hold = undefined;
        if (gate) held += 1;
        await gate;
        return answer;
      },
    }),
  });
  const client = golfer(platform, 'jane');
  await client.subscribe('monthly');
  const { customerId } = await platform.stored('jane');

  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  const slow = post(notice(customerId!));
  await eventually(
    () => held,
    (count) => count > 0,
  );
  expect((await client.cancel()).body).toMatchObject({ cancelAtPeriodEnd: true });
  release();
  expect(await slow).toMatchObject({ status: 200 });
  expect(await client.status()).toMatchObject({ cancelAtPeriodEnd: true });
});

it("when webhooks come in any order, then the provider's truth wins", async () => {
  const delivered: string[] = [];
  platform = await startBilling({ intercept: async (rawBody) => void delivered.push(rawBody.toString()) });
  const random = chance(2_916);
  const pick = <T>(...of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const users = Array.from({ length: 50 }, (_, index) => `user-${index}`);

  for (const user of users) await golfer(platform, user).subscribe(pick('monthly', 'annual'), pick(TEST_CARDS.works, TEST_CARDS.cannotPay));
  const customers = new Map(await Promise.all(users.map(async (user) => [user, (await platform.stored(user)).customerId!] as const)));
  for (let month = 0; month < 4; month += 1) {
    await platform.pass(11 * DAY);
    for (const user of shuffled(users, random).slice(0, 5)) await golfer(platform, user).cancel();
    for (const user of shuffled(users, random).slice(0, 25)) {
      await platform.provider().simulation.replaceCard(customers.get(user)!, pick(TEST_CARDS.works, TEST_CARDS.cannotPay));
    }
  }
  await platform.provider().simulation.tick();

  const enough = Array.from({ length: Math.ceil(1_000 / delivered.length) }, () => delivered).flat();
  const deliveries = shuffled(enough, random).slice(0, Math.max(1_000, delivered.length));
  expect(new Set(deliveries).size).toBeGreaterThan(150);
  for (let at = 0; at < deliveries.length; at += 20) {
    const answers = await Promise.all(deliveries.slice(at, at + 20).map((payload) => post(payload)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }

  const states = new Set<string>();
  for (const user of users) {
    const truth = currentOf(await platform.provider().subscriptionsOf(customers.get(user)!));
    expect((await platform.stored(user)).subscription).toEqual(truth);
    states.add(truth!.status);
  }
  expect([...states].sort()).toEqual(['active', 'canceled', 'past_due']);
});
