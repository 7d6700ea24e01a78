import { createServer, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedBus } from '@fairshare/event-bus';
import { openSqlite } from '@fairshare/store';
import { createTestTokens, startTraceSink } from '@fairshare/testing';
import { z } from 'zod';
import {
  createLogger,
  currentTraceparent,
  inSpan,
  noTracer,
  readEnvironment,
  readEnvironmentOf,
  startService,
  startTracing,
  withRequestContext,
  TRACING_SETTINGS,
  type Tracer,
} from '../src/index';
import { createNotesService } from './support';

const SDK = /@opentelemetry\/(sdk-trace|exporter)/;
const loaded = () => Object.keys(require.cache).filter((file) => SDK.test(file));

const settings = (environment: NodeJS.ProcessEnv) => readEnvironment(z.object(TRACING_SETTINGS), environment);

/** A collector that accepts requests and answers none before it is closed. */
async function startHangingCollector() {
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => void held.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const response of held) response.writeHead(400, { connection: 'close' }).end();
      server.close();
    },
  };
}

async function startNotes(tracer: Tracer) {
  const folder = await mkdtemp(join(tmpdir(), 'fairshare-tracing-'));
  const storage = openSqlite({ file: join(folder, 'notes.sqlite'), traceparent: currentTraceparent });
  const bus = createEmbeddedBus();
  bus.own('groups', storage.log);
  const tokens = createTestTokens(() => new Date());
  const service = await startService({
    name: 'groups',
    create: createNotesService,
    storage,
    bus: bus.forService(storage.consumers),
    peers: { call: () => Promise.reject(new Error('nobody is asked')), close: async () => undefined },
    verifyUserToken: tokens.verify,
    internalSecret: 'not needed here',
    logger: createLogger('test', 'silent'),
    tracer,
  });
  const headers = { authorization: `Bearer ${tokens.tokenFor({ userId: 'ann' })}` };
  return {
    send: (method: 'POST' | 'PUT', path: string, text: string) =>
      fetch(`${service.url}${path}`, { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ text }) }),
    async close() {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}

describe('tracing', () => {
  test('when no collector is set, then OpenTelemetry is not loaded', async () => {
    const logger = createLogger('test', 'silent');
    const off = await startTracing(settings({}), logger);
    expect(off.of('games')).toBe(noTracer);
    expect(loaded()).toEqual([]);

    const on = await startTracing(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }), logger);
    expect(on.of('games').isOn).toBe(true);
    expect(loaded()).not.toEqual([]);
    await on.close();
  });

  test('when the collector hangs, then requests are still answered', async () => {
    const collector = await startHangingCollector();
    const lines: string[] = [];
    const tracing = await startTracing(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }), createLogger('test', 'warn', { write: (line) => void lines.push(line) }));
    const notes = await startNotes(tracing.of('groups'));
    const added = await notes.send('POST', '/api/notes', 'fairway');
    expect(added.status).toBe(201);
    const { id } = (await added.json()) as { id: string };
    expect((await notes.send('PUT', `/api/notes/${id}`, 'green')).status).toBe(200);
    await notes.close();
    await tracing.close();
    expect(lines.join()).toContain('traces are lost');
    collector.close();
  });

  test('when a request fails, then its span says so without message', async () => {
    const sink = await startTraceSink();
    const tracing = await startTracing(
      settings({ OTEL_EXPORTER_OTLP_ENDPOINT: `${sink.url}/`, OTEL_SERVICE_NAME: 'links', OTEL_RESOURCE_ATTRIBUTES: 'region=eu', OTEL_EXPORTER_OTLP_HEADERS: 'key=a%20b' }),
      createLogger('test', 'silent'),
    );
    const tracer = tracing.of('groups');
    const inTrace = <T>(flags: string, work: () => T) =>
      withRequestContext({ requestId: 'request-1', atLeast: [], traceparent: `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flags}` }, work);
    const failing = () => inSpan(tracer, 'failing', {}, () => Promise.reject(new TypeError('of ann@example.com')));

    await expect(inTrace('01', failing)).rejects.toThrow(TypeError);
    await expect(inTrace('00', failing)).rejects.toThrow(TypeError);
    expect(inTrace('01', () => inSpan(tracer, 'inner', {}, currentTraceparent))).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[0-9a-f]{16}-01$/);
    expect(inSpan(tracer, 'outside of a trace', {}, currentTraceparent)).toBeUndefined();
    await tracing.close();
    expect(sink.spans()).toMatchObject([
      { service: 'links', name: 'failing', parentId: 'b7ad6b7169203331', attributes: { 'error.type': 'TypeError' } },
      { service: 'links', name: 'inner', attributes: {} },
    ]);
    expect(JSON.stringify(sink.spans())).not.toContain('ann@');
    await sink.close();
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an http or https address'],
    ['OTEL_TRACES_SAMPLER', 'sometimes', 'must be one of always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key', 'must be name=value'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'region=%', 'must be name=value'],
  ])('when %s is %s, then the start says that it %s', (name, value, message) => {
    expect(() => readEnvironmentOf('gateway', { [name]: value })).toThrow(`${name} ${message}`);
  });
});
