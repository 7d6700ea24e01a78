import { NOTIFICATION_KINDS } from '@fairshare/contracts';
import fc from 'fast-check';
import { createPushSender } from '../src/adapters/push-sender';
import { requirePushAddress } from '../src/adapters/push-address';
import { messageOf } from '../src/domain/message';
import { isPublicAddress } from '../src/adapters/public-address';
import type { Device } from '../src/domain/notification-preferences';
import { startNameServer } from './name-server';

describe('where messages may go', () => {
  it.each(['https://push.example.com/send/abc', 'https://[2606:4700::1111]/x'])('when a browser names %s, then it is taken', (endpoint) => {
    expect(() => requirePushAddress(endpoint, false)).not.toThrow();
  });

  it.each([
    'http://push.example.com/x',
    'https://user:secret@push.example.com/x',
    'https://push.example.com:8443/x',
    'https://push.example.com/x#y',
    'https://localhost/x',
    'https://redis/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fe80::1]/x',
    'https://[64:ff9b:1::a9fe:a9fe]/latest',
    'https://198.18.0.1/x',
    'ftp://push.example.com/x',
    'javascript:alert(1)',
    'nothing',
  ])('when a browser names %s, then it is refused', (endpoint) => {
    expect(() => requirePushAddress(endpoint, false)).toThrow();
  });

  it('when a name leads into our network, then nothing is sent', async () => {
    const logged: unknown[] = [];
    const logger = { info: (...line: unknown[]) => logged.push(line), warn: (...line: unknown[]) => logged.push(line) } as never;
    const names = await startNameServer({ 'inside.example.com': ['127.0.0.1'], 'both.example.com': ['93.184.216.34', '10.1.2.3'], 'none.example.com': [] });
    const sender = createPushSender({ contact: 'mailto:help@fairshare.example', privateToo: false, logger, nameServers: [names.address] });
    const { generateVAPIDKeys } = await import('web-push');
    const keys = generateVAPIDKeys();
    const sendTo = (endpoint: string) => {
      const device: Device = {
        id: 'd1',
        endpoint,
        keys: { p256dh: keys.publicKey, auth: Buffer.alloc(16).toString('base64url') },
        publicKey: keys.publicKey,
        sid: 's',
        addedAt: '',
      };
      return sender.send(device, { title: '', body: '', path: '/', tag: '' }, keys);
    };
    for (const host of ['inside.example.com', 'both.example.com', '127.0.0.1']) expect(await sendTo(`https://${host}/private`)).toBe('gone');
    expect(await sendTo('https://none.example.com/private')).toEqual({ later: null });
    expect(JSON.stringify(logged)).not.toContain('example.com/private');
    names.close();
  });

  it('when an address is not of the internet, then it is not public', () => {
    const inside = ['0.0.0.0', '100.64.0.1', '192.168.1.1', '172.31.0.1', '198.18.0.1', '::', '::7f00:1', 'fc00::1', 'fec0::1', '64:ff9b::a00:1', '64:ff9b:1::a9fe:a9fe', '100::1'];
    for (const address of [...inside, '2001:2::1', '2002:a00:1::1', '3fff::1', '4000::1']) expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['93.184.216.34', '2606:4700::1111', '2001:4860:4860::8888', '::ffff:93.184.216.34'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });
});

describe('what a lock screen shows', () => {
  it('when any notification is sent, then it names no amount', () => {
    const notification = fc.record({ kind: fc.constantFrom(...NOTIFICATION_KINDS), groupId: fc.constantFrom('a', 'b'), who: fc.constantFrom(null, 'Ben') });
    fc.assert(
      fc.property(fc.array(notification, { minLength: 1, maxLength: 20 }), (given) => {
        const notifications = given.map((one, index) => ({ ...one, id: `${index}`, at: '', roundId: 'r' }));
        const { title, body } = messageOf(notifications, (groupId) => (groupId === 'a' ? 'Saturday Group' : null), 'Fairshare');
        const digits = `${title} ${body}`.match(/\d+/g) ?? [];
        expect(digits).toEqual(notifications.length === 1 ? [] : [String(notifications.length)]);
        expect(`${title} ${body}`).not.toMatch(/[$€£]/);
      }),
    );
  });
});
