import { daysBadge, parseDays } from '../src/features/manual-trials/days';
import { subscriptionBadge } from '../src/features/users/user-badges';

test.each([
  [4, 'default'],
  [3, 'secondary'],
  [1, 'secondary'],
  [0, 'destructive'],
  [-2, 'destructive'],
])('when %d days remain, then the badge is %s', (days, variant) => {
  expect(daysBadge(days)).toBe(variant);
});

test.each([
  ['Active', 'default'],
  ['Trial', 'success'],
  ['Manual Trial', 'success'],
  ['Trial Expired', 'destructive'],
  ['Past Due', 'destructive'],
  ['None', 'secondary'],
])('when the subscription status is %s, then its badge is %s', (status, variant) => {
  expect(subscriptionBadge(status)).toBe(variant);
});

test.each([
  ['30', 30],
  ['', 10],
  ['-5', null],
  ['0', null],
  ['1.5', null],
])('when "%s" is typed for the days, then the result is %s', (typed, days) => {
  expect(parseDays(typed, 10)).toBe(days);
});
