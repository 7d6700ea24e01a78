import { isQrHost, siteOrigin } from '../src/features/qr/qr-address';

test.each([
  ['qr.example.com', true],
  ['qr.localhost', true],
  ['example.com', false],
  ['myqr.example.com', false],
])('the host %s is the QR page: %s', (hostname, expected) => {
  expect(isQrHost(hostname)).toBe(expected);
});

test.each([
  ['https:', 'qr.example.com', 'https://example.com'],
  ['http:', 'qr.localhost:8080', 'http://localhost:8080'],
  ['https:', 'example.com', 'https://example.com'],
])('the code seen at %s//%s leads to %s', (protocol, host, origin) => {
  expect(siteOrigin({ protocol, host })).toBe(origin);
});
