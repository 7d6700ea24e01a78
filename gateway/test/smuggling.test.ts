import { sayRaw, startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const HIDDEN = 'GET /api/groups/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const CHUNKED = `0\r\n\r\n${HIDDEN}`;

/** Everything that is received on one connection. */
function say(text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = sayRaw(gateway, text);
    socket.on('data', (chunk) => (heard += String(chunk)));
    socket.once('close', () => resolve(heard));
  });
}

describe('a request that ends in two places at once', () => {
  test.each([
    ['a length and chunks', [`Content-Length: ${CHUNKED.length}`, 'Transfer-Encoding: chunked'], CHUNKED],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `2a\r\n${HIDDEN}`],
    ['two lengths', ['Content-Length: 2', `Content-Length: ${HIDDEN.length}`], `{}${HIDDEN}`],
    ['a list of lengths', ['Content-Length: 2, 2'], `{}${HIDDEN}`],
    ['a signed length', ['Content-Length: +2'], `{}${HIDDEN}`],
    ['a negative length', ['Content-Length: -1'], HIDDEN],
    ['a blank before the colon', ['Transfer-Encoding : chunked'], CHUNKED],
    ['a folded header', ['X: a', ' Transfer-Encoding: chunked'], CHUNKED],
    ['an encoding nobody knows', ['Transfer-Encoding: xchunked'], CHUNKED],
    ['chunks that are not last', ['Transfer-Encoding: chunked, identity'], CHUNKED],
    ['a chunk too large to count', ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${HIDDEN}`],
  ])('when a request has %s, then it gets 400 and reaches no service', async (_how, headers, body) => {
    const heard = await say(['POST /api/groups HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers, '', body].join('\r\n'));

    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).not.toMatch(/HTTP\/1\.1 200/);
    expect(gateway.seen.filter(({ url }) => url.includes('hidden'))).toEqual([]);
  });
});

test('when a request names two hosts, then it is a 400', async () => {
  const before = gateway.seen.length;
  const heard = await say('GET /api/groups HTTP/1.1\r\nHost: golf.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(gateway.seen).toHaveLength(before);
});
