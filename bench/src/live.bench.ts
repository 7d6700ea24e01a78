/**
 * From one golfer's hole score to another's socket, through the gateways: on the platform in one process, and on the one of many
 * processes with Kafka, a MongoDB server and Redis, beside the cost of these engines alone. In turns, one score each; medians of the
 * rounds. Targets, from the moment the score is accepted: embedded p50 under 10 ms and p99 under 50 ms; distributed p50 at most twice the
 * floor's, which counts from the moment of sending.
 */
import { openFloor, passOn } from './live/floor';
import { openGroup } from './live/golfers';
import { inTurns, type LivePath, type Timing } from './live/live-path';
import { buildProcesses, startEmbedded, startOnEngines, type Platform } from './live/platforms';
import { median, quantile } from './measure';
import { report, rounded } from './report';
import { endWithParent } from './role';

const ROUNDS = 5;
/** Scores of each contender in a round. */
const SCORES = 300;
/** Scores of each contender that are not counted. */
const WARM_UP = 300;
/** Groups that are scored in turns: their sessions are on different partitions, and their sockets at different instances. */
const GROUPS = 8;
/** Bytes of a record of a round of four, all holes played. */
const RECORD = 6_500;

const [role = '', ...args] = process.argv.slice(2);
if (role === 'floor') {
  endWithParent();
  void passOn(args[0] ?? '', args[1] ?? '', args[2] ?? '');
} else void main();

async function main(): Promise<void> {
  buildProcesses();
  const distributed = await startOnEngines();
  const embedded = await startEmbedded();
  const paths = new Map<string, LivePath>([['embedded', await openGroups(embedded)]]);
  try {
    if (distributed) {
      paths.set('distributed', await openGroups(distributed));
      paths.set('floor: kafkajs + redis', await openFloor(__filename, distributed, RECORD));
    }
    await take(paths, WARM_UP);
    const rounds: Map<string, Timing[]>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await take(paths, SCORES));
    conclude([...paths.keys()], rounds);
  } finally {
    for (const path of paths.values()) await path.close();
    await embedded.close();
    await distributed?.close();
  }
}

async function openGroups({ urls }: Platform): Promise<LivePath> {
  const paths: LivePath[] = [];
  // Every second group in reverse order, so that each gateway gets both writes and sockets.
  for (let group = 0; group < GROUPS; group += 1) paths.push(await openGroup(group % 2 === 0 ? urls : [...urls].reverse()));
  return inTurns(paths);
}

/** Measures so many scores of each path, one after the other, in turns. */
async function take(paths: ReadonlyMap<string, LivePath>, scores: number): Promise<Map<string, Timing[]>> {
  const timings = new Map<string, Timing[]>([...paths.keys()].map((name) => [name, []]));
  for (let score = 0; score < scores; score += 1) {
    for (const [name, path] of paths) timings.get(name)?.push(await path.score());
  }
  return timings;
}

const SPANS = {
  sent: ({ sentAt, receivedAt }: Timing) => receivedAt - sentAt,
  // The notice may arrive before the response.
  accepted: ({ acceptedAt, receivedAt }: Timing) => Math.max(0, receivedAt - acceptedAt),
  answer: ({ sentAt, acceptedAt }: Timing) => acceptedAt - sentAt,
};

function conclude(names: readonly string[], rounds: readonly ReadonlyMap<string, readonly Timing[]>[]): void {
  const of = (name: string, span: keyof typeof SPANS, share: number) => median(rounds.map((round) => quantile((round.get(name) ?? []).map(SPANS[span]), share)));
  const floor = names.find((name) => name.startsWith('floor'));
  const rows = names.map((name) => ({
    contender: name,
    'accepted → received p50 ms': rounded(of(name, 'accepted', 0.5)),
    'p99 ms': rounded(of(name, 'accepted', 0.99)),
    'sent → received p50 ms': rounded(of(name, 'sent', 0.5)),
    'its p99 ms': rounded(of(name, 'sent', 0.99)),
    'answer p50 ms': rounded(of(name, 'answer', 0.5)),
    '× floor': floor ? rounded(of(name, name === floor ? 'sent' : 'accepted', 0.5) / of(floor, 'sent', 0.5)) : '',
    '× floor from sent': floor ? rounded(of(name, 'sent', 0.5) / of(floor, 'sent', 0.5)) : '',
  }));
  const met = {
    'embedded p50 under 10 ms': of('embedded', 'accepted', 0.5) < 10,
    'embedded p99 under 50 ms': of('embedded', 'accepted', 0.99) < 50,
    ...(floor ? { 'distributed p50 at most 2 × the floor': of('distributed', 'accepted', 0.5) <= 2 * of(floor, 'sent', 0.5) } : {}),
  };
  report('live', rows, { rounds: ROUNDS, scores: SCORES, groups: GROUPS, recordBytes: RECORD, met });
  console.log(met);
}
