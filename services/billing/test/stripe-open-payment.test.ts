import { CardDeclined } from '../src/domain/errors';
import { list, serveStripe, subscription } from './stripe-server';

const stripe = serveStripe();

const CONFIRM_FIRST = { code: 'authentication_required', decline_code: 'authentication_required', payment_method: { id: 'pm_1' } };
const REFUSED = { code: 'card_declined', decline_code: 'insufficient_funds', payment_method: { id: 'pm_1' } };

function owing(intent: object, invoice: object = {}) {
  const owed = subscription({ status: 'past_due', latest_invoice: 'in_1' });
  stripe.answers['GET /v1/subscriptions'] = list(owed);
  stripe.answers['GET /v1/subscriptions/sub_1'] = { body: owed };
  const payment = { is_default: true, payment: { type: 'payment_intent', payment_intent: { id: 'pi_1', client_secret: 'pi_1_secret_2', last_payment_error: null, ...intent } } };
  const open = { id: 'in_1', status: 'open', amount_remaining: 149, hosted_invoice_url: 'https://invoice.stripe.com/i/1', payments: { data: [payment] } };
  stripe.answers['GET /v1/invoices/in_1'] = { body: { ...open, ...invoice } };
}

describe('an open payment', () => {
  it.each([
    ['the bank asks its card holder', { status: 'requires_action' }, 'confirmation', null],
    ['nobody was there to confirm it', { status: 'requires_payment_method', last_payment_error: CONFIRM_FIRST }, 'confirmation', 'pm_1'],
  ])('when %s, then it is to be confirmed', async (_case, intent, needs, paymentMethodId) => {
    owing(intent);
    expect(await stripe.provider.subscriptionsOf('cus_1')).toMatchObject([{ status: 'past_due', openPayment: { id: 'in_1', needs, amount: 149 } }]);
    expect(stripe.asked.at(-1)).toMatchObject({ call: 'GET /v1/invoices/in_1', form: { 'expand[0]': 'payments.data.payment.payment_intent' } });
    expect(await stripe.provider.confirmationOf('sub_1')).toEqual({ clientSecret: 'pi_1_secret_2', paymentMethodId, hostedUrl: 'https://invoice.stripe.com/i/1' });
  });

  it.each(['processing', 'succeeded'])('when the payment is %s, then it is on its way', async (status) => {
    owing({ status });
    expect(await stripe.provider.subscriptionsOf('cus_1')).toMatchObject([{ openPayment: { needs: 'confirmation' } }]);
    expect(await stripe.provider.confirmationOf('sub_1')).toBeNull();
  });

  it('when the card was refused, then another card is needed', async () => {
    owing({ status: 'requires_payment_method', last_payment_error: REFUSED });
    expect(await stripe.provider.subscriptionsOf('cus_1')).toMatchObject([{ openPayment: { needs: 'another-card' } }]);
    expect(await stripe.provider.confirmationOf('sub_1')).toBeNull();
  });

  it.each([
    ['its invoice is paid meanwhile', { status: 'paid' }],
    ['its invoice is void', { status: 'void' }],
  ])('when %s, then nothing is open', async (_case, invoice) => {
    owing({ status: 'requires_action' }, invoice);
    expect(await stripe.provider.subscriptionsOf('cus_1')).toMatchObject([{ openPayment: null }]);
    expect(await stripe.provider.confirmationOf('sub_1')).toBeNull();
  });

  it('when nothing is owed, then no invoice is asked for', async () => {
    stripe.answers['GET /v1/subscriptions'] = list(subscription({ latest_invoice: 'in_1' }));
    expect(await stripe.provider.subscriptionsOf('cus_1')).toMatchObject([{ openPayment: null }]);
    expect(stripe.asked).toHaveLength(1);
  });
});

describe('a first payment', () => {
  const order = { customerId: 'cus_1', setupIntentId: 'seti_1', paymentMethodId: 'pm_1', planKey: 'monthly', paidPlanKey: null, trialEndsAt: null } as const;

  it('when its bank wants it confirmed, then the subscription begins without it', async () => {
    stripe.answers['GET /v1/prices'] = list({ id: 'price_1' });
    stripe.answers['POST /v1/subscriptions'] = { status: 402, body: { error: { type: 'card_error', code: 'authentication_required', message: 'Your card was declined.' } } };
    stripe.whenAsked['POST /v1/subscriptions'] = () => {
      if (stripe.asked.at(-1)?.form['payment_behavior'] === 'allow_incomplete') stripe.answers['POST /v1/subscriptions'] = { body: subscription({ status: 'incomplete' }) };
    };
    await stripe.provider.createSubscription(order);
    expect(stripe.asked.slice(-2)).toMatchObject([
      { form: { payment_behavior: 'error_if_incomplete', off_session: 'true' }, idempotencyKey: 'subscription-seti_1' },
      { form: { payment_behavior: 'allow_incomplete', off_session: 'false' }, idempotencyKey: 'subscription-seti_1-to-confirm' },
    ]);
  });

  it('when the card is refused then, too, then nothing is subscribed', async () => {
    owing({ status: 'requires_payment_method', last_payment_error: REFUSED });
    stripe.answers['GET /v1/prices'] = list({ id: 'price_1' });
    stripe.answers['POST /v1/subscriptions'] = { status: 402, body: { error: { type: 'card_error', code: 'authentication_required', message: 'Your card was declined.' } } };
    stripe.whenAsked['POST /v1/subscriptions'] = () => {
      if (stripe.asked.at(-1)?.form['payment_behavior'] === 'allow_incomplete')
        stripe.answers['POST /v1/subscriptions'] = { body: subscription({ status: 'incomplete', latest_invoice: 'in_1' }) };
    };
    stripe.answers['DELETE /v1/subscriptions/sub_1'] = { body: subscription({ status: 'incomplete_expired' }) };
    await expect(stripe.provider.createSubscription(order)).rejects.toMatchObject({ name: CardDeclined.name });
    expect(stripe.asked.at(-1)?.call).toBe('DELETE /v1/subscriptions/sub_1');
  });
});
