import { connect } from 'node:net';
import { TIMES } from '../src/config/limits';
import { startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('a client that is slow on purpose', () => {
  it('is cut off when its headers take more than 15 seconds, while others are served', async () => {
    const { hostname, port } = new URL(gateway.url);
    const began = Date.now();
    let heard = '';
    const slow = connect(Number(port), hostname, () => slow.write('GET /api/groups HTTP/1.1\r\n'));
    const dripping = setInterval(() => slow.write('X-Drip: a\r\n'), 500);
    slow.on('data', (chunk) => (heard += String(chunk)));
    slow.on('error', () => undefined);
    const closed = new Promise((resolve) => slow.once('close', resolve));

    expect(await gateway.send('/api/groups')).toMatchObject({ status: 200 });
    await closed;
    clearInterval(dripping);

    expect(Date.now() - began).toBeGreaterThanOrEqual(TIMES.headersOfClient - 1_000);
    expect(Date.now() - began).toBeLessThan(TIMES.headersOfClient + 15_000);
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(gateway.seen).toHaveLength(1);
  });
});
