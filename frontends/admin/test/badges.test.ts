import { daysBadge, parseDays } from '../src/features/manual-trials/days';
import { subscriptionBadge } from '../src/features/users/user-badges';

test.each([
  [4, 'default'],
  [3, 'secondary'],
  [1, 'secondary'],
  [0, 'destructive'],
  [-2, 'destructive'],
])('%d days remaining: %s', (days, variant) => {
  expect(daysBadge(days)).toBe(variant);
});

test.each([
  ['Active', 'default'],
  ['Trial', 'success'],
  ['Manual Trial', 'success'],
  ['Trial Expired', 'destructive'],
  ['Past Due', 'destructive'],
  ['None', 'secondary'],
])('subscription %s: %s', (status, variant) => {
  expect(subscriptionBadge(status)).toBe(variant);
});

test.each([
  ['30', 30],
  ['', 10],
  ['-5', null],
  ['0', null],
  ['1.5', null],
])('"%s" days are %s', (typed, days) => {
  expect(parseDays(typed, 10)).toBe(days);
});
