/** @jest-environment jsdom */
import { startAdPixel } from '../src/analytics/ad-pixel';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  delete window.fbq;
  delete window._fbq;
  document.head.replaceChildren();
});

test('the pixel is loaded once, and told that the app was opened', () => {
  startAdPixel('1234');
  startAdPixel('1234');
  expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
  expect(window.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, '1234'],
    ['init', '1234'],
    ['track', 'PageView'],
  ]);
});

test('the script, once there, takes over', () => {
  startAdPixel('1234');
  const callMethod = jest.fn();
  if (window.fbq) window.fbq.callMethod = callMethod;
  window.fbq?.('track', 'Lead');
  expect(callMethod).toHaveBeenCalledWith('track', 'Lead');
});

test('without a pixel nothing is loaded', () => {
  startAdPixel(null);
  expect(scripts()).toEqual([]);
  expect(window.fbq).toBeUndefined();
});
