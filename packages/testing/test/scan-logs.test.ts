import { findSecrets } from '@fairshare/testing/scan-logs';

const line = (value: string) => JSON.stringify({ level: 30, time: '2026-11-21T13:39:42.011Z', requestId: '47c6de81a67c47c0a015ff513b63cd5d', msg: 'answered', value });

describe('the search for secrets in a log', () => {
  test.each([
    ['a token', 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJlc2lnbmF0dXJl'],
    ['a session cookie', 'at-least.groups.g1=2; session=ber7q-9o2oIw6N50L4XzwvwhUvGvi8s_mEhaWgpnzK0'],
    ['a session cookie', '__Host-session=ber7q-9o2oIw6N50L4XzwvwhUvGvi8s_mEhaWgpnzK0'],
    ['a link with a token', 'http://localhost/reset-password?token=ber7q-9o2oIw6N50'],
    ['a password hash', '$argon2id$v=19$m=19456'],
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['a key of Stripe', 'seti_1_secret_abcdefghij'],
    ['an email address', 'to ann@example.com'],
    ['a card number', 'card 4242 4242 4242 4242'],
    ['a card number', '4000000000000002'],
    ['a value that was sent as a secret', 'wrong: correct horse'],
  ])('when a line contains %s, then it is found: %s', (what, value) => {
    expect(findSecrets(`${line('nothing')}\n${line(value)}\n`, ['correct horse'])).toEqual([`${what}: ${line(value)}`]);
  });

  test('when lines contain only ids and times, then nothing is found', () => {
    const harmless = [
      '/api/groups/0mwqgejgv-d3eaed27d3ce548218',
      '1763732382011',
      '00-47c6de81a67c47c0a015ff513b63cd5d-a015ff513b63cd5d-01',
      'node_modules/@fairshare/contracts',
      'horse',
    ];
    expect(findSecrets(harmless.map(line).join('\n'), ['correct horse', 'horse'])).toEqual([]);
  });
});
