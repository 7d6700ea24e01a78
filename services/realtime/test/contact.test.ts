import { contactOf } from '../src/adapters/push-sender';

it.each([
  ['a public https address', 'https://golf.club', 'help@golf.club', 'https://golf.club', false],
  ['a path behind it', 'https://golf.club/app', 'help@golf.club', 'https://golf.club', false],
  ['no https', 'http://localhost:8080', 'help@golf.club', 'mailto:help@golf.club', false],
  ['no address', undefined, 'help@golf.club', 'mailto:help@golf.club', false],
  ['an example address', undefined, 'support@fairshare.example', 'mailto:support@fairshare.example', true],
  ['an address at example.com', undefined, 'me@example.com', 'mailto:me@example.com', true],
  ['a local mailbox', 'http://10.0.0.1', 'root@localhost', 'mailto:root@localhost', true],
  ['a local name', 'https://golf.local', 'help@golf.club', 'https://golf.local', true],
])('when the platform has %s, then push services get the right contact', (_what, publicUrl, supportEmail, contact, isRefused) => {
  expect(contactOf({ publicUrl, supportEmail })).toEqual({ contact, isRefused });
});
