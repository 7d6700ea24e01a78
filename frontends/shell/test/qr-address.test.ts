import { isQrHost, siteOrigin } from '../src/features/qr/qr-address';

test.each([
  ['qr.example.com', true],
  ['qr.localhost', true],
  ['example.com', false],
  ['myqr.example.com', false],
])('when the host is %s, then it is the QR page: %s', (hostname, expected) => {
  expect(isQrHost(hostname)).toBe(expected);
});

test.each([
  ['https:', 'qr.example.com', 'https://example.com'],
  ['http:', 'qr.localhost:8080', 'http://localhost:8080'],
  ['https:', 'example.com', 'https://example.com'],
])('when the code is seen at %s//%s, then it leads to %s', (protocol, host, origin) => {
  expect(siteOrigin({ protocol, host })).toBe(origin);
});
