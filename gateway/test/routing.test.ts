import { allRoutes } from '@fairshare/contracts';
import { startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const example = (path: string) => path.replace(/:[A-Za-z]+/g, 'x1');

describe('routing', () => {
  test.each(allRoutes.map((route) => [route.method, route.path, route.service] as const))('%s %s goes to %s', async (method, path, service) => {
    const answered = await gateway.send(example(path), { method });

    expect(answered.status).toBe(200);
    expect(answered.json).toEqual({ service });
  });
});
