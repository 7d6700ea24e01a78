import Stripe from 'stripe';
import { startTestPlatform } from '@fairshare/testing';
import { CustomerGone, NoRunningPlan } from '../src/domain/errors';
import type { Subscription } from '../src/domain/subscription';
import { createBillingService } from '../src/service';
import { billingType } from '../src/store';
import { list, serveStripe } from './stripe-server';
import { START } from './support';

const stripe = serveStripe();

describe('a customer that is gone', () => {
  const NO_SUCH_CUSTOMER = { status: 400, body: { error: { type: 'invalid_request_error', code: 'resource_missing', param: 'customer', message: "No such customer: 'cus_1'" } } };

  it('when a card is to be set up, then Stripe misses the customer', async () => {
    stripe.answers['POST /v1/setup_intents'] = NO_SUCH_CUSTOMER;
    await expect(stripe.provider.createSetupIntent({ customerId: 'cus_1', planKey: 'monthly', requestKey: 'r1' })).rejects.toThrow(CustomerGone);
  });

  it('when a subscription is to begin, then Stripe misses the customer', async () => {
    stripe.answers['GET /v1/prices'] = list({ id: 'price_1' });
    stripe.answers['POST /v1/subscriptions'] = NO_SUCH_CUSTOMER;
    const order = { customerId: 'cus_1', setupIntentId: 'seti_1', paymentMethodId: 'pm_1', planKey: 'monthly', paidPlanKey: null, trialEndsAt: null } as const;
    await expect(stripe.provider.createSubscription(order)).rejects.toThrow(CustomerGone);
  });

  it('when it is replaced, then the new one has another idempotency key', async () => {
    stripe.answers['POST /v1/customers'] = { body: { id: 'cus_2' } };
    await stripe.provider.createCustomer({ userId: 'jane', email: 'jane@example.com' });
    await stripe.provider.createCustomer({ userId: 'jane', email: 'jane@example.com', replaces: 'cus_1' });
    expect(stripe.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['customer-jane', 'customer-jane-after-cus_1']);
  });

  it.each([
    ['known', { body: { id: 'cus_1', object: 'customer' } }, true],
    ['deleted', { body: { id: 'cus_1', object: 'customer', deleted: true } }, false],
    ['of other keys', { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }, false],
  ])('when a customer is %s, then Stripe says whether it has it', async (_case, answer, has) => {
    stripe.answers['GET /v1/customers/cus_1'] = answer;
    expect(await stripe.provider.hasCustomer('cus_1')).toBe(has);
  });

  it("when Stripe reports a deletion, then the customer's id is read", async () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.deleted', data: { object: { id: 'cus_1', object: 'customer' } } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1', timestamp: Math.floor(START.getTime() / 1000) });
    expect(await stripe.provider.verifyWebhook(Buffer.from(payload), signature)).toMatchObject({ customerId: 'cus_1' });
  });

  it('when its plan is chosen anew, then a new customer is stored', async () => {
    const platform = await startTestPlatform({ services: { billing: (deps) => createBillingService(deps, { provider: stripe.create }) } });
    const jane = platform.as({ userId: 'jane' });
    const choose = () => jane.post('/api/subscription/create', { planKey: 'monthly' });
    stripe.answers['POST /v1/customers'] = { body: { id: 'cus_1' } };
    stripe.answers['POST /v1/setup_intents'] = { body: { id: 'seti_1', client_secret: 'seti_1_secret_2', customer: 'cus_1', metadata: {}, status: 'requires_payment_method' } };
    expect(await choose()).toMatchObject({ status: 200 });
    stripe.answers['POST /v1/setup_intents'] = NO_SUCH_CUSTOMER;
    stripe.whenAsked['POST /v1/customers'] = () => {
      stripe.answers['POST /v1/setup_intents'] = { body: { id: 'seti_2', client_secret: 'seti_2_secret_3', customer: 'cus_2', metadata: {}, status: 'requires_payment_method' } };
      stripe.answers['POST /v1/customers'] = { body: { id: 'cus_2' } };
    };
    expect(await choose()).toMatchObject({ status: 200, body: { setupIntentId: 'seti_2' } });
    expect((await platform.storage('billing').aggregates(billingType).get('jane'))?.state.customerId).toBe('cus_2');
    await platform.close();
  });
});

describe('a subscription that is gone', () => {
  it.each([
    ['its plan is changed', () => stripe.provider.changePlan({ id: 'sub_gone' } as Subscription, 'annual')],
    ['its card is changed', () => stripe.provider.changeCard('sub_gone', 'pm_2')],
  ])('when %s, then no plan is running', async (_case, change) => {
    stripe.answers['GET /v1/prices'] = list({ id: 'price_1' });
    await expect(change()).rejects.toThrow(NoRunningPlan);
  });

  it('when it is to end, then it has ended', async () => {
    await stripe.provider.cancelAtPeriodEnd('sub_gone');
    expect(await stripe.provider.confirmationOf('sub_gone')).toBeNull();
  });
});
