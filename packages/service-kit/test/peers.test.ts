import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eventually, standStill } from '@fairshare/testing';
import { createPeers, type Peers } from '../src/index';

/** A service as its own process. It answers calls with their number, after some milliseconds or never. It aborts and counts its health checks. */
const SERVICE = `
const { createServer } = require('node:http');
const counts = { calls: 0, looks: 0 };
const server = createServer((request, response) => {
  if (request.url === '/counts') return response.end(JSON.stringify(counts));
  if (request.url === '/healthz') return counts.looks += 1, response.destroy();
  counts.calls += 1;
  const after = process.argv[1];
  if (after !== 'never') setTimeout(() => response.end(JSON.stringify(counts)), Number(after));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
/** Milliseconds a read may take at one instance where there is another to try. */
const INSTANCE_WITHIN = 1_500;

let service: ChildProcess;
let peers: Peers;
afterEach(() => void service.kill('SIGKILL'));

async function startTwice(after: number | 'never'): Promise<string> {
  service = spawn(process.execPath, ['-e', SERVICE, String(after)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(service.stdout as NonNullable<typeof service.stdout>, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${String(port).trim()}`;
  peers = createPeers({ self: 'games', urls: () => [url, url], secret: 'secret' });
  return url;
}
const call = () => peers.call<{ calls: number }>('groups', 'GET', '/internal/aggregates/groups');

test('when the caller was paused, then it reads the waiting answer', async () => {
  await startTwice(500);
  const { calls: before } = await call();

  const answer = call();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await standStill(INSTANCE_WITHIN + 5_000);

  expect((await answer).calls).toBe(before + 1);
  await peers.close();
});

test('when peers are closed, then a hung instance is not probed', async () => {
  const url = await startTwice('never');
  const looks = async () => ((await (await fetch(`${url}/counts`)).json()) as { looks: number }).looks;
  await expect(call()).rejects.toThrow('groups does not answer');
  await eventually(looks, (count) => count >= 2);

  await peers.close();
  const before = await looks();
  await new Promise((later) => setTimeout(later, 2_500));

  // One probe may have been under way; a probe each half second would make five.
  expect(await looks()).toBeLessThanOrEqual(before + 1);
});
