/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { hideSecret, trueLocation, useLocation, withoutSecret } from '../src';

beforeEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/watch/abc', '', '/watch'],
  ['/score/round.secret', '', '/score'],
  ['/reset-password', '?token=abc', '/reset-password'],
  ['/admin', '?token=abc&tab=users', '/admin?tab=users'],
  ['/subscribe', '?setup_intent=s1&setup_intent_client_secret=abc&redirect_status=succeeded', '/subscribe?setup_intent=s1&redirect_status=succeeded'],
  ['/subscribe', '?plan=annual', null],
  ['/login', '', null],
])('when the address is %s%s, then the address to show instead is %s', (pathname, search, shown) => {
  expect(withoutSecret(pathname, search)).toBe(shown);
});

test('when an address has a secret, then the address bar hides it', () => {
  window.history.replaceState({ idx: 3 }, '', '/reset-password?token=abc#form');
  hideSecret();

  expect(window.location.href).toBe('http://localhost/reset-password#form');
  expect(window.history.state).toMatchObject({ idx: 3 });
  expect(trueLocation(window.location)).toEqual({ pathname: '/reset-password', search: '?token=abc', hash: '#form' });
});

test('when the page with a secret is left, then the address is new', () => {
  window.history.replaceState(null, '', '/watch/abc');
  hideSecret();
  window.history.pushState(null, '', '/login');

  expect(trueLocation(window.location).pathname).toBe('/login');
});

test('when there is no shell, then a screen still finds its secret parameter', () => {
  window.history.replaceState(null, '', '/admin?token=abc');
  hideSecret();
  const Where = () => <p>{useLocation().search}</p>;
  render(<Where />);

  expect(screen.getByText('?token=abc')).toBeTruthy();
});
