import { browserOf } from '../src';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.7204.63 Mobile Safari/537.36';
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

test.each([
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone', null],
  [`${IPHONE} CriOS/138.0.7204.156 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone', null],
  [`${IPHONE} FxiOS/140.2 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone', null],
  [CHROME, 'Chrome on Android', null],
  [CHROME.replace('Chrome/', 'SamsungBrowser/28.0 Chrome/'), 'Samsung Internet on Android', null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', 'Safari on Mac', null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0', 'Edge on Windows', null],
  [`${IPHONE} Mobile/15E148 WhatsApp/2.25.1`, 'WhatsApp’s browser on iPhone', 'WhatsApp'],
  [`${IPHONE} Mobile/15E148 Instagram 389.0.0.27.79 (iPhone16,2; iOS 18_5)`, 'Instagram’s browser on iPhone', 'Instagram'],
  [`${ANDROID} Instagram 389.0.0.43.79 Android FB_IAB`, 'Instagram’s browser on Android', 'Instagram'],
  [`${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/520.0.0;FBDV/iPhone16,2]`, 'Facebook’s browser on iPhone', 'Facebook'],
  [`${IPHONE} Mobile/22F76 [FBAN/MessengerForiOS;FBAV/514.0.0]`, 'Messenger’s browser on iPhone', 'Messenger'],
  [`${ANDROID} [FB_IAB/Orca-Android;FBAV/514.0.0;]`, 'Messenger’s browser on Android', 'Messenger'],
  [`${ANDROID} Telegram-Android/11.13.2 (Google Pixel 9; Android 15; SDK 35; HIGH)`, 'Telegram’s browser on Android', 'Telegram'],
  [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2c) NetType/WIFI Language/en`, 'WeChat’s browser on iPhone', 'WeChat'],
  [`${IPHONE} Mobile/15E148 Safari Line/15.11.0`, 'LINE’s browser on iPhone', 'LINE'],
  [`${IPHONE} Mobile/15E148`, 'an app’s browser on iPhone', 'an app'],
  [ANDROID, 'an app’s browser on Android', 'an app'],
  ['', 'a browser', null],
  ['<script>alert(1)</script>', 'a browser', null],
])('when a user agent is %s, then it is %s', (userAgent, name, app) => {
  expect(browserOf(userAgent)).toEqual({ name, app });
});

test('when an iPhone’s installed app names no Safari, then it is no messenger', () => {
  expect(browserOf(`${IPHONE} Mobile/15E148`, true).app).toBeNull();
});
