import { io } from 'socket.io-client';
import { HOLE_RECORDED, SOCKET_PATH } from '@fairshare/contracts';
import { startTraceSink, type CollectedSpan, type TraceSink } from '@fairshare/testing';
import { registerWithTrial, ROUND, startForTest } from './support';

/** All attributes that a span may have: patterns, statuses and counts. */
const TOLD = [
  'error.type',
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'db.operation.name',
  'messaging.system',
  'messaging.destination.name',
  'messaging.consumer.group.name',
  'messaging.batch.message_count',
];

type Platform = Awaited<ReturnType<typeof startForTest>>;

/** A user in a group's room enters a hole there. Returns the id of the request, and the secrets that were sent. */
async function scoreAHole(platform: Platform, headers: Record<string, string>) {
  const client = platform.visitor();
  const { id, email } = await registerWithTrial(client);
  const { group, pointsId } = await ROUND.begin(client);
  const socket = io(platform.url, { path: SOCKET_PATH, transports: ['websocket'], extraHeaders: { cookie: client.cookies() }, forceNew: true, reconnection: false });
  try {
    expect(await socket.emitWithAck('joinRoom', group.id)).toEqual({ ok: true });
    const published = new Promise<void>((resolve) =>
      socket.on('pointsGameUpdate', ({ change }: { change: string }) => {
        if (change === HOLE_RECORDED.strokes) resolve();
      }),
    );
    const saved = await client.post(`/api/games/${pointsId}/holes/1/scores`, { scores: { ann: 3, bob: 4, cy: 5, di: 6 } }, { headers });
    expect(saved.status).toBe(200);
    await published;
    return { requestId: String(saved.headers.get('x-request-id')), secrets: [id, email, group.id, pointsId, client.cookies()] };
  } finally {
    socket.close();
  }
}

describe('a trace', () => {
  let sink: TraceSink;
  let platform: Platform;
  beforeAll(async () => {
    sink = await startTraceSink();
    platform = await startForTest({}, { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url });
  });
  afterAll(() => sink.close());

  it('when a score is saved, then its spans form one tree', async () => {
    const foreign = '11111111111111111111111111111111';
    const { requestId, secrets } = await scoreAHole(platform, { traceparent: `00-${foreign}-1111111111111111-01` }).finally(() => platform.close());

    const all = sink.spans();
    const spans = all.filter(({ traceId }) => traceId === requestId);
    const emit = spans.find(({ name }) => name === 'emit pointsGameUpdate');
    expect(wayTo(emit, spans)).toEqual([
      'gateway: POST /api/games/:id/holes/:hole/scores',
      'games: POST /api/games/:id/holes/:hole/scores',
      'games: save games',
      ...(process.env['PLATFORM'] === 'distributed' ? ['games: publish games'] : []),
      'realtime: process games',
      'realtime: emit pointsGameUpdate',
    ]);
    expect(spans.filter(({ parentId }) => parentId === null)).toHaveLength(1);
    expect(all.filter(({ traceId }) => traceId === foreign)).toEqual([]);

    expect(all.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => !TOLD.includes(name))).toEqual([]);
    const spansAsText = JSON.stringify(all);
    expect(secrets.filter((secret) => spansAsText.includes(secret))).toEqual([]);
  });
});

/** The path from the root of its trace to this span, each as `service: name`. */
function wayTo(span: CollectedSpan | undefined, spans: readonly CollectedSpan[]): string[] {
  if (!span) return [];
  return [
    ...wayTo(
      spans.find(({ spanId }) => spanId === span.parentId),
      spans,
    ),
    `${span.service}: ${span.name}`,
  ];
}
