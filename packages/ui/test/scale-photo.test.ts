import { bytesOf, fitWithin } from '../src/photo/scale-photo';

test.each([
  [4000, 3000, { width: 512, height: 384 }],
  [300, 900, { width: 171, height: 512 }],
  [200, 100, { width: 200, height: 100 }],
  [5000, 1, { width: 512, height: 1 }],
])('when a photo is %s × %s, then its longer side fits 512', (width, height, fitted) => {
  expect(fitWithin(width, height, 512)).toEqual(fitted);
});

test.each(['', 'a', 'ab', 'abc', 'abcd'])('when a data URL is measured, then its bytes are right: %p', (text) => {
  expect(bytesOf(`data:text/plain;base64,${Buffer.from(text).toString('base64')}`)).toBe(text.length);
});
