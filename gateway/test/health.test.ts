import { startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

test('/readyz is ready when all six services are', async () => {
  expect(await gateway.send('/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } });
});

test('/readyz names what is missing, /healthz speaks of the gateway alone', async () => {
  await gateway.stopService('billing');

  expect(await gateway.send('/readyz')).toMatchObject({ status: 503, json: { status: 'not ready', missing: { billing: 'does not answer' } } });
  expect(await gateway.send('/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
});
