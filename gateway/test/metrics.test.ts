import { eventually } from '@fairshare/testing';
import { sayRaw, startTestGateway, watchGroups, type TestGateway } from './support';

let gateway: TestGateway;
let counted: { method: string; status: string }[];
beforeEach(async () => {
  counted = [];
  gateway = await startTestGateway({ onAnswered: (request) => void counted.push(request) });
});
afterEach(() => gateway.close());
const statuses = () => counted.map(({ status }) => status);

describe('what is counted of a request', () => {
  test('when a request is answered, then its status is counted', async () => {
    await gateway.send('/api/groups');
    await gateway.send('/api/nothing');
    await eventually(statuses, (all) => all.join() === '200,404');
  });

  test('when the client leaves before an answer, then a 499 is counted', async () => {
    const groups = watchGroups(gateway, () => undefined);
    const client = sayRaw(gateway, 'GET /api/groups HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(
      () => groups.asked,
      (count) => count === 1,
    );
    client.destroy();
    await eventually(statuses, (all) => all.join() === '499');
  });

  test('when the service cuts its answer off, then a 502 is counted', async () => {
    gateway.answer.groups = (_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => response.destroy());
    };
    await expect(gateway.send('/api/groups')).rejects.toThrow();
    await eventually(statuses, (all) => all.join() === '502');
  });
});
