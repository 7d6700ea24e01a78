import type { Socket } from 'node:net';
import { eventually } from '@fairshare/testing';
import { startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

test('when all six services are ready, then /readyz is ready', async () => {
  expect(await gateway.send('/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } });
});

test('when a service is down, then /readyz is a 503 that names it', async () => {
  await gateway.stopService('billing');

  expect(await gateway.send('/readyz')).toMatchObject({ status: 503, json: { status: 'not ready', missing: { billing: 'does not answer' } } });
  expect(await gateway.send('/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
});

test('when /readyz has been asked 50 times, then it leaves no connection open', async () => {
  const opened = new Set<Socket>();
  for (const server of Object.values(gateway.servers)) server.keepAliveTimeout = 600_000;
  for (const server of Object.values(gateway.servers)) server.on('connection', (socket: Socket) => opened.add(socket));

  for (let turn = 0; turn < 50; turn += 1) await gateway.send('/readyz');

  await eventually(
    () => [...opened].filter((socket) => !socket.destroyed).length,
    (count) => count === 0,
  );
  expect(opened.size).toBeGreaterThan(0);
});
