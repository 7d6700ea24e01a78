/**
 * One hole score from the tap to another phone's socket, as its trace: draws docs/images/trace-of-a-score.svg. On the platform of many
 * processes or, if its engines are not available or with the argument `embedded`, in one. Of the recorded scores it draws the median.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTraceSink, type CollectedSpan, type TraceSink } from '@fairshare/testing/stand-ins';
import { openGroup } from './live/golfers';
import type { LivePath, Timing } from './live/live-path';
import { buildProcesses, startEmbedded, startOnEngines } from './live/platforms';
import { drawWaterfall } from './traces/waterfall';

const WARM_UP = 300;
const RECORDED = 21;
const ROOT_SPAN = 'POST /api/games/:id/holes/:hole/scores';
const LAST_SPAN = 'emit pointsGameUpdate';
/** Milliseconds for spans to reach the collector. */
const COLLECTED_WITHIN = 30_000;

void main();

async function main(): Promise<void> {
  buildProcesses();
  const sink = await startTraceSink();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url };
  const engines = process.argv.includes('embedded') ? null : await startOnEngines(settings);
  const platform = engines ?? (await startEmbedded(settings));
  try {
    const path = await openGroup(platform.urls);
    for (let score = 0; score < WARM_UP; score += 1) await path.score();
    const timing = await medianOf(path);
    await path.close();
    const spans = await traceOf(timing, sink);
    const [tapped, saved, received] = [timing.sentAt, timing.acceptedAt, timing.receivedAt].map((at) => performance.timeOrigin + at) as [number, number, number];
    const where = engines ? 'processes, Kafka and MongoDB on one machine' : 'all in one process';
    const picture = drawWaterfall(`A hole score, from tap to socket (milliseconds; ${where})`, spans, [
      { label: 'tap', at: tapped },
      { label: 'saved', at: saved },
      { label: 'received', at: received },
    ]);
    writeFileSync(join(__dirname, '..', '..', 'docs', 'images', 'trace-of-a-score.svg'), picture);
    console.log(`docs/images/trace-of-a-score.svg: ${spans.length} spans, ${(received - tapped).toFixed(1)} ms from tap to socket`);
  } finally {
    await platform.close();
    await sink.close();
  }
}

/** The score with the median time from tap to socket. */
async function medianOf(path: LivePath): Promise<Timing> {
  const timings: Timing[] = [];
  for (let score = 0; score < RECORDED; score += 1) timings.push(await path.score());
  const took = ({ sentAt, receivedAt }: Timing) => receivedAt - sentAt;
  return timings.sort((a, b) => took(a) - took(b))[Math.floor(RECORDED / 2)] as Timing;
}

/** The spans of the one request between these moments, once all processes have sent theirs. */
async function traceOf({ sentAt, acceptedAt }: Timing, sink: TraceSink): Promise<CollectedSpan[]> {
  const isWithin = ({ startedAt }: CollectedSpan) => startedAt >= performance.timeOrigin + sentAt - 1 && startedAt <= performance.timeOrigin + acceptedAt;
  for (const until = Date.now() + COLLECTED_WITHIN; Date.now() < until; await new Promise((again) => setTimeout(again, 200))) {
    const root = sink.spans().find((span) => span.parentId === null && span.name === ROOT_SPAN && isWithin(span));
    const spans = sink.spans().filter(({ traceId }) => traceId === root?.traceId);
    const services = new Set(spans.map(({ service }) => service));
    if (spans.some(({ name }) => name === LAST_SPAN) && ['gateway', 'games', 'settlement', 'groups'].every((service) => services.has(service))) return spans;
  }
  throw new Error('the collector did not get the whole trace');
}
