import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@fairshare/testing';
import { startTestGateway, type TestGateway } from './support';

/** One instance of games, and the requests it received. */
interface Instance {
  readonly server: Server;
  readonly url: string;
  readonly asked: { method: string; body: string }[];
}

async function startInstance(answer: RequestListener = (_request, response) => void response.end('{}')): Promise<Instance> {
  const asked: Instance['asked'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ method: request.method ?? '', body });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('several instances of a service', () => {
  const opened: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  async function gatewayBefore(urls: readonly string[]): Promise<TestGateway> {
    const gateway = await startTestGateway({ serviceUrls: () => urls });
    opened.push(gateway);
    return gateway;
  }
  async function instance(answer?: RequestListener): Promise<Instance> {
    const started = await startInstance(answer);
    opened.push({ close: () => (started.server.closeAllConnections(), started.server.close()) });
    return started;
  }
  const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

  it('when two instances are there, then they take turns', async () => {
    const [one, two] = [await instance(), await instance()];
    const gateway = await gatewayBefore([one.url, two.url]);
    for (let turn = 0; turn < 6; turn += 1) await gateway.send('/api/game-state');
    expect([one.asked.length, two.asked.length]).toEqual([3, 3]);
  });

  it('when one of two instances is down, then a write reaches the other', async () => {
    const there = await instance();
    const gateway = await gatewayBefore([there.url, `http://127.0.0.1:${await freePort()}`]);
    const body = JSON.stringify({ text: 'x'.repeat(200_000) });
    for (let turn = 0; turn < 4; turn += 1) expect((await gateway.send('/api/game-state', post(body))).status).toBe(200);
    expect(there.asked).toEqual(Array(4).fill({ method: 'POST', body }));
  });

  it('when both instances break off, then an uncertain write is not repeated', async () => {
    const breaks: RequestListener = (request) => request.socket.destroy();
    const [one, two] = [await instance(breaks), await instance(breaks)];
    const gateway = await gatewayBefore([one.url, two.url]);
    expect((await gateway.send('/api/game-state', post('{}'))).status).toBe(503);
    expect([...one.asked, ...two.asked]).toEqual([{ method: 'POST', body: '{}' }]);
    expect((await gateway.send('/api/game-state')).status).toBe(503);
    expect([...one.asked, ...two.asked].filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  it('when an instance answers with Connection: close, then it gets no more requests', async () => {
    const going = await instance((_request, response) => response.setHeader('Connection', 'close').end('{}'));
    const staying = await instance();
    const gateway = await gatewayBefore([going.url, staying.url]);
    // Only for two seconds: the time stands still.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      for (let turn = 0; turn < 8; turn += 1) expect((await gateway.send('/api/game-state')).status).toBe(200);
    } finally {
      clock.mockRestore();
    }
    expect(going.asked).toHaveLength(1);
  });

  it('when a HEAD is answered, then the connection is kept', async () => {
    const [one, two] = [await instance(), await instance()];
    const sockets = new Set();
    for (const { server } of [one, two]) server.on('connection', (socket) => sockets.add(socket));
    const gateway = await gatewayBefore([one.url, two.url]);
    for (let turn = 0; turn < 8; turn += 1) expect((await gateway.send('/api/game-state', { method: turn % 4 === 0 ? 'HEAD' : 'GET' })).status).toBe(200);
    expect([one.asked.length, two.asked.length]).toEqual([4, 4]);
    expect(sockets.size).toBe(2);
  });

  it('when no instance is there, then a write gets a 503', async () => {
    const gateway = await gatewayBefore([`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`]);
    expect((await gateway.send('/api/game-state', post('{}'))).status).toBe(503);
  });
});
