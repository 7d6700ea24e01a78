/** @jest-environment jsdom */
import { createPageViews } from '../src/analytics/page-views';

const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

afterEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

test('every page shown is one page_view with its path alone', () => {
  const pageViews = createPageViews('G-TEST');
  pageViews.record('/login');
  pageViews.record('/reset-password');
  expect(commands().filter(([name]) => name === 'event')).toEqual([
    ['event', 'page_view', { page_path: '/login', page_location: 'http://localhost/login' }],
    ['event', 'page_view', { page_path: '/reset-password', page_location: 'http://localhost/reset-password' }],
  ]);
  expect(document.head.querySelector('script')?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST');
});

test('without a measurement id nothing is loaded and nothing is recorded', () => {
  createPageViews(null).record('/login');
  expect(commands()).toEqual([]);
  expect(document.head.querySelector('script')).toBeNull();
});
