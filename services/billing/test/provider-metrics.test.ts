import { createMetrics } from '@fairshare/service-kit';
import type { PaymentProvider } from '../src/adapters/payment-provider';
import { timedProvider } from '../src/adapters/timed-provider';

it('when the provider is called, then name and outcome are counted', async () => {
  const metrics = createMetrics('billing', { process: false });
  const provider = timedProvider(
    { createCustomer: async () => 'cus_1', cancelNow: () => Promise.reject(new Error('away')) } as Partial<PaymentProvider> as PaymentProvider,
    metrics,
  );

  expect(await provider.createCustomer({ userId: 'ann', email: 'ann@example.com' })).toBe('cus_1');
  await expect(provider.cancelNow('sub_1')).rejects.toThrow('away');

  const text = await metrics.text();
  expect(text).toMatch(/^payment_provider_call_duration_seconds_count\{.*call="createCustomer",outcome="ok".*\} 1$/m);
  expect(text).toMatch(/^payment_provider_call_duration_seconds_count\{.*call="cancelNow",outcome="failed".*\} 1$/m);
});
