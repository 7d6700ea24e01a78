/** @jest-environment jsdom */
import { startAdPixel } from '../src/analytics/ad-pixel';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  delete window.fbq;
  delete window._fbq;
  document.head.replaceChildren();
});

test('when the pixel is started twice, then it is loaded once', () => {
  startAdPixel('1234');
  startAdPixel('1234');
  expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
  expect(window.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, '1234'],
    ['init', '1234'],
    ['track', 'PageView'],
  ]);
});

test('when the script of the pixel has loaded, then it takes over the calls', () => {
  startAdPixel('1234');
  const callMethod = jest.fn();
  if (window.fbq) window.fbq.callMethod = callMethod;
  window.fbq?.('track', 'Lead');
  expect(callMethod).toHaveBeenCalledWith('track', 'Lead');
});

test('when no pixel is set up, then nothing is loaded', () => {
  startAdPixel(null);
  expect(scripts()).toEqual([]);
  expect(window.fbq).toBeUndefined();
});
