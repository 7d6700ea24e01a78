import { connect, type Socket } from 'node:net';
import { SOCKET_PATH } from '@fairshare/contracts';
import { FOUR, registerWithTrial, ROUND } from '../support';
import { createChance, type Chance } from './chance';
import { startVictim, type Holdings, type Victim } from './victim';

/** `npm run abuse` aborts 2,000 times. */
const TIMES = Number(process.env['ABUSE_ABORTS'] ?? 500);
const AT_ONCE = 20;

/** The stage at which a client aborts. */
type Stage = 'sent' | 'half sent' | 'being answered' | 'between two answers';
const STAGES: readonly Stage[] = ['sent', 'half sent', 'being answered', 'between two answers'];

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket));
    socket.once('error', reject);
  });

const gone = async (socket: Socket, chance: Chance): Promise<void> => {
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  // A phone that loses its signal sends nothing more, a closed tab a FIN, a killed one a reset.
  if (chance.oneIn(2)) socket.resetAndDestroy();
  else socket.destroy();
  await closed;
};

/** The next bytes that arrive. @throws when the server closes before; without the error the test would wait until its timeout */
const firstBytes = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    socket.once('data', (bytes: Buffer) => resolve(bytes.toString('latin1')));
    socket.once('close', () => reject(new Error('the server closed the connection before it answered')));
  });

describe(`${TIMES} clients that go away`, () => {
  let victim: Victim;
  let cookie: string;
  let path: string;
  let groupId: string;
  let before: Holdings;

  beforeAll(async () => {
    victim = await startVictim('aborts-test', { LOG_LEVEL: 'warn' });
    const client = victim.visitor();
    await registerWithTrial(client);
    const { group, pointsId } = await ROUND.begin(client);
    groupId = group.id;
    path = `/api/games/${pointsId}/holes/3/scores`;
    cookie = client.cookies();
    before = await victim.atRest();
  });
  afterAll(() => victim?.close());

  async function repeat(once: (chance: Chance) => Promise<void>): Promise<void> {
    let done = 0;
    const worker = async (_: unknown, index: number) => {
      const chance = createChance(index);
      while (done < TIMES) {
        done += 1;
        await once(chance);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  async function expectNothingLeft(): Promise<void> {
    const after = await victim.atRest();
    process.stdout.write(`held before and after: ${JSON.stringify([before, after])}\n`);
    expect([after.sockets, after.descriptors]).toEqual([before.sockets, before.descriptors]);
    expect(victim.printed()).not.toMatch(/"level":[456]0/);
  }

  it('when clients abort requests, then no socket or descriptor is left', async () => {
    const body = JSON.stringify({ scores: Object.fromEntries(FOUR.map((player) => [player, 4])) });
    const request = (method: string, to: string, more = '', what = '') => `${method} ${to} HTTP/1.1\r\nHost: localhost:${victim.port}\r\nCookie: ${cookie}\r\n${more}\r\n${what}`;
    const post = request('POST', path, `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`, body);

    await repeat(async (chance) => {
      const socket = await open(victim.port);
      const stage = chance.pick(STAGES);
      if (stage === 'half sent') socket.write(post.slice(0, post.length - 1 - chance.below(body.length)));
      else if (stage === 'sent') socket.write(chance.oneIn(2) ? post : request('GET', '/api/groups'));
      else {
        socket.write(request('GET', '/api/docs/openapi.json'));
        await firstBytes(socket);
        if (stage === 'between two answers') socket.write(post);
      }
      await gone(socket, chance);
    });

    await expectNothingLeft();
  });

  it('when clients abort live updates, then no socket or descriptor is left', async () => {
    const handshake =
      `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost:${victim.port}\r\nCookie: ${cookie}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

    await repeat(async (chance) => {
      const socket = await open(victim.port);
      const stage = chance.pick(['asking', 'upgraded', 'connected', 'joining']);
      socket.write(handshake);
      if (stage !== 'asking') expect(await firstBytes(socket)).toMatch(/^HTTP\/1\.1 101 /);
      if (stage === 'connected' || stage === 'joining') socket.write(frame('40'));
      if (stage === 'joining') {
        await firstBytes(socket);
        socket.write(frame(`420${JSON.stringify(['joinRoom', groupId])}`));
      }
      await gone(socket, chance);
    });

    await expectNothingLeft();
  });
});

/** A masked text frame of a client (RFC 6455, 5.2), its mask all zeros. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}
