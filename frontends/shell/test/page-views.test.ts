/** @jest-environment jsdom */
import { createPageViews } from '../src/analytics/page-views';

const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

afterEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

test('when pages are shown, then each is one page_view with its route alone', () => {
  const pageViews = createPageViews('G-TEST');
  pageViews.record('/login');
  pageViews.record('/watch/:token');
  const watched = { page_path: '/watch/:token', page_location: 'http://localhost/watch/:token' };
  expect(commands().filter(([name]) => name === 'event')).toEqual([
    ['event', 'page_view', { page_path: '/login', page_location: 'http://localhost/login' }],
    ['event', 'page_view', watched],
  ]);
  expect(commands()).toContainEqual(['set', watched]);
});

test('when loading is asked for twice, then the script is loaded once', () => {
  const pageViews = createPageViews('G-TEST');
  pageViews.record('/login');
  expect(document.head.querySelector('script')).toBeNull();
  pageViews.load();
  pageViews.load();
  expect([...document.head.querySelectorAll('script')].map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
});

test('when there is no measurement id, then nothing is loaded and nothing is recorded', () => {
  const pageViews = createPageViews(null);
  pageViews.record('/login');
  pageViews.load();
  expect(commands()).toEqual([]);
  expect(document.head.querySelector('script')).toBeNull();
});
