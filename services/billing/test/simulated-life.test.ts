import { newCustomer } from '../src/adapters/simulated/customer';
import { beginSubscription, advanceTime, periodEnd } from '../src/adapters/simulated/life';

const JANUARY_31 = '2026-01-31T10:00:00.000Z';

describe('billing periods', () => {
  it.each([
    ['monthly', 1, '2026-02-28T10:00:00.000Z'],
    ['monthly', 2, '2026-03-31T10:00:00.000Z'],
    ['monthly', 3, '2026-04-30T10:00:00.000Z'],
    ['monthly', 12, '2027-01-31T10:00:00.000Z'],
    ['monthly', 25, '2028-02-29T10:00:00.000Z'],
    ['annual', 1, '2027-01-31T10:00:00.000Z'],
  ] as const)('when the plan is %s, then period %i ends on its day', (plan, periods, end) => {
    expect(periodEnd(JANUARY_31, plan, periods)).toBe(end);
  });

  it('when time leaps or passes daily, then the customer is equal', () => {
    const order = { customerId: 'cus_1', setupIntentId: 'seti_1', paymentMethodId: 'pm_works', planKey: 'monthly', trialEndsAt: null, paidPlanKey: null } as const;
    const begun = beginSubscription(newCustomer('cus_1', { userId: 'jane', email: 'jane@example.com' }), order, new Date(JANUARY_31));
    const later = (day: number) => new Date(Date.parse(JANUARY_31) + day * 86_400_000);
    const dayByDay = Array.from({ length: 400 }, (_, day) => later(day + 1)).reduce(advanceTime, begun);
    expect(dayByDay).toEqual(advanceTime(begun, later(400)));
    expect(new Set(dayByDay.notices.map(({ id }) => id)).size).toBe(dayByDay.notices.length);
  });
});
