import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, connectLive, type LiveConnection, type LiveStatus } from '@fairshare/api-client';
import type { ClientMessages, ChangeNotice, RoomAnswer, ServerMessages } from '@fairshare/contracts';
import { Server } from 'socket.io';
import { until } from './until';

let http: HttpServer;
let io: Server<ClientMessages, ServerMessages>;
let open: LiveConnection[];
let joined: unknown[];
let admit: (groupId: string) => RoomAnswer;
let authorize: (query: Record<string, unknown>) => Error | undefined;
let statuses: LiveStatus[];
let notices: [string, ChangeNotice][];
let resyncs: number;
let returns: number;

beforeEach(async () => {
  open = [];
  joined = [];
  statuses = [];
  notices = [];
  resyncs = 0;
  returns = 0;
  admit = () => ({ ok: true });
  authorize = () => undefined;
  api.seen.clear();
  http = createServer();
  io = new Server(http, { path: '/ws', transports: ['websocket'] });
  io.use((socket, next) => next(authorize(socket.handshake.query)));
  io.on('connection', (socket) => {
    socket.on('joinRoom', (message, answer) => {
      joined.push(message);
      const { groupId } = message as { groupId: string };
      const admitted = admit(groupId);
      if (admitted.ok) void socket.join(groupId);
      answer(admitted);
    });
    socket.on('leaveRoom', (message, answer) => {
      void socket.leave((message as { groupId: string }).groupId);
      answer({ ok: true });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const connection of open) connection.close();
  await io.close();
});

function connect(query = '', retryAfterMs = 5): LiveConnection {
  const connection = connectLive({
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}${query}`,
    retryAfterMs,
    onChangeNotice: (event, notice) => void notices.push([event, notice]),
    onResync: () => void (resyncs += 1),
    onReturn: () => void (returns += 1),
    onStatus: (status) => void statuses.push(status),
  });
  open.push(connection);
  return connection;
}

const notice: ChangeNotice = { groupId: 'g1', id: 's1', version: 3, change: 'card-assigned' };

it('when a client connects for a room, then it names the room', async () => {
  const rooms: unknown[] = [];
  authorize = ({ room }) => void rooms.push(room);
  await expect(connect().joinRoom('g1')).resolves.toEqual({ ok: true });
  for (const { conn } of io.sockets.sockets.values()) conn.close();
  await until(() => rooms.length === 2);
  expect(rooms).toEqual(['g1', 'g1']);
});

it('when a client joins a room, then it receives its notices', async () => {
  api.seen.note([{ kind: 'groups', id: 'g1', version: 2 }]);
  await expect(connect().joinRoom('g1')).resolves.toEqual({ ok: true });
  expect(joined).toEqual([{ groupId: 'g1', atLeast: 'groups/g1=2', heard: null }]);
  io.to('g1').emit('gameStateUpdate', notice);
  io.to('g1').emit('conflict', notice);
  io.to('g2').emit('groupUpdate', notice);
  io.to('g1').emit('resync');
  await until(() => resyncs === 1);
  expect(notices).toEqual([
    ['gameStateUpdate', notice],
    ['conflict', notice],
  ]);
  expect(statuses).toEqual(['connecting', 'connected']);
});

it('when the line breaks, then the client receives what it missed', async () => {
  admit = () => (joined.length === 1 ? { ok: true, journal: 'j', place: 4 } : { ok: true, journal: 'j', place: 9, missed: [['gameStateUpdate', { ...notice, version: 7 }]] });
  await connect().joinRoom('g1');
  io.to('g1').emit('gameStateUpdate', { ...notice, version: 6 });
  await until(() => notices.length === 1);
  for (const socket of io.of('/').sockets.values()) socket.conn.close();
  await until(() => returns === 1);
  expect(joined[1]).toEqual({ groupId: 'g1', heard: { journal: 'j', place: 4, versions: { [`gameStateUpdate/${notice.id}`]: 6 } } });
  expect(notices.map(([, { version }]) => version)).toEqual([6, 7]);
  expect(resyncs).toBe(0);
});

it('when the line breaks, then the client joins and reads again', async () => {
  const connection = connect();
  await Promise.all([connection.joinRoom('g1'), connection.joinRoom('g2')]);
  await connection.leaveRoom('g2');
  joined.length = 0;
  for (const socket of io.of('/').sockets.values()) socket.conn.close();
  await until(() => resyncs === 1);
  expect(joined).toEqual([{ groupId: 'g1', heard: null }]);
  expect(statuses).toEqual(['connecting', 'connected', 'disconnected', 'connected']);
});

it('when a phone returns, then it sends one join and what it scores', async () => {
  const received: string[] = [];
  const connection = connect();
  await connection.joinRoom('g1');
  connection.scoring({ groupId: 'g1', sessionId: 's1', gameId: null, hole: 4, name: 'Ann', waiting: 0 });
  io.on('connection', (socket) => void socket.onAny((message: string) => received.push(message)));
  for (const socket of io.of('/').sockets.values()) socket.conn.close();
  await until(() => received.includes('scoring'));
  expect(received).toEqual(['joinRoom', 'scoring']);
});

it('when a room refuses a client, then it does not ask again', async () => {
  admit = () => ({ ok: false, message: 'Not a member' });
  const connection = connect();
  await expect(connection.joinRoom('g1')).resolves.toEqual({ ok: false, message: 'Not a member' });
  for (const socket of io.of('/').sockets.values()) socket.conn.close();
  await until(() => resyncs === 1);
  expect(joined).toHaveLength(1);
});

it('when the server ends the connection, then the client returns', async () => {
  await connect().joinRoom('g1');
  io.disconnectSockets();
  await until(() => resyncs === 1);
  expect(joined).toHaveLength(2);
});

it('when a refusal is not about the session, then the client tries again', async () => {
  let refusals = 0;
  authorize = () => (refusals++ < 2 ? new Error('Unavailable') : undefined);
  await expect(connect().joinRoom('g1')).resolves.toEqual({ ok: true });
  expect(refusals).toBe(3);
});

it('when a refusal names seconds to wait, then the client waits', async () => {
  const waits = jest.spyOn(globalThis, 'setTimeout');
  authorize = () => Object.assign(new Error('Unavailable'), { data: { retryAfterSeconds: 7 } });
  connect();
  await until(() => waits.mock.calls.some(([, wait]) => wait !== undefined && wait >= 7000 && wait < 14_000));
  waits.mockRestore();
});

it('when the session is gone, then a client gives up, while others still try', async () => {
  const tries = { gone: 0, trying: 0 };
  authorize = ({ who }) => {
    if (who === 'gone') tries.gone += 1;
    return new Error(who === 'gone' ? 'Unauthorized' : tries.trying++ < 6 ? 'Unavailable' : 'Unauthorized');
  };
  connect('?who=gone');
  await until(() => statuses.includes('unauthorized'));
  const trying = connect('?who=trying');
  await until(() => tries.trying === 7);
  trying.close();
  expect(tries.gone).toBe(1);
});

describe('a connection in a browser', () => {
  const LONG = 60_000;
  const browser = { window: new EventTarget(), document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) };
  const breakLine = async () => {
    for (const socket of io.of('/').sockets.values()) socket.conn.close();
    await until(() => statuses.at(-1) === 'disconnected');
  };
  beforeEach(() => void Object.assign(globalThis, browser));
  afterEach(() => {
    browser.document.visibilityState = 'visible';
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  });

  it.each([
    ['has signal again', () => browser.window.dispatchEvent(new Event('online'))],
    ['is looked at again', () => browser.document.dispatchEvent(new Event('visibilitychange'))],
  ])('when a phone that would wait for long %s, then it connects at once', async (_, comesBack) => {
    await connect('', LONG).joinRoom('g1');
    await breakLine();
    comesBack();
    await until(() => resyncs === 1);
    expect(statuses.at(-1)).toBe('connected');
  });

  it('when a phone comes back amid a handshake that hangs, then it makes another', async () => {
    let asked = 0;
    io.use((_socket, next) => (asked++ === 0 ? undefined : next()));
    connect('', LONG);
    await until(() => asked === 1);
    browser.window.dispatchEvent(new Event('online'));
    await until(() => statuses.at(-1) === 'connected');
    expect(asked).toBe(2);
  });

  it('when a phone comes back without a session, then it stays away', async () => {
    let asked = 0;
    authorize = () => ((asked += 1), new Error('Unauthorized'));
    connect();
    await until(() => statuses.includes('unauthorized'));
    browser.window.dispatchEvent(new Event('online'));
    connect();
    await until(() => statuses.filter((status) => status === 'unauthorized').length === 2);
    expect(asked).toBe(2);
  });

  it('when nobody looks at the page, then it goes on waiting', async () => {
    const connection = connect('', LONG);
    await connection.joinRoom('g1');
    await breakLine();
    browser.document.visibilityState = 'hidden';
    browser.document.dispatchEvent(new Event('visibilitychange'));
    browser.document.visibilityState = 'visible';
    connection.close();
    browser.window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(joined).toHaveLength(1);
  });
});
