import type Stripe from 'stripe';
import type { PlanKey } from '@fairshare/contracts';
import { PLANS } from '../../domain/plans';

const CURRENCY = 'usd';

/** A price is found by plan, amount and currency. A new amount makes a new price; running subscriptions keep theirs. */
const lookupKeyOf = (planKey: PlanKey) => `${planKey}_${PLANS[planKey].amount}_${CURRENCY}`;

/** Finds the ids of the plans' prices at Stripe. A missing price is created at first use. */
export function createPrices(stripe: () => Promise<Stripe>): (planKey: PlanKey) => Promise<string> {
  const known = new Map<PlanKey, string>();
  return async (planKey) => {
    const id = known.get(planKey) ?? (await findOrCreate(await stripe(), planKey));
    known.set(planKey, id);
    return id;
  };
}

async function findOrCreate(stripe: Stripe, planKey: PlanKey): Promise<string> {
  const { name, amount, interval } = PLANS[planKey];
  const lookupKey = lookupKeyOf(planKey);
  const [found] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })).data;
  if (found) return found.id;
  const created = await stripe.prices.create(
    { currency: CURRENCY, unit_amount: amount, recurring: { interval }, lookup_key: lookupKey, product_data: { name } },
    { idempotencyKey: `price-${lookupKey}` },
  );
  return created.id;
}
