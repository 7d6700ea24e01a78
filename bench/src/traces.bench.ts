/**
 * What traces cost: hole scores on the platform in one process, from the tap to another phone's socket, with traces off, switched on with none
 * sampled, and with every one sent to a collector on the same machine. In turns, a round each; medians of the rounds. "CPU ms" is
 * what a score took of the platform's process (of Linux' /proc), events and sockets included. Targets: sampling none costs at most 5 % of
 * processor time more than off, sampling all at most 25 %.
 *
 * `npm run bench -- traces`; `npm run bench -- traces 20` takes 20 scores a round, to see that it works.
 */
import { startTraceSink } from '@fairshare/testing/stand-ins';
import { cpuTimeOf } from './gateway/cpu-time';
import { openGroup } from './live/golfers';
import { inTurns, type LivePath } from './live/live-path';
import { buildProcesses, startEmbedded, type Embedded } from './live/platforms';
import { median, quantile } from './measure';
import { report, rounded } from './report';

const ROUNDS = 7;
/** Of each contender a round; and before the first, not counted. */
const SCORES = Number(process.argv[2] ?? 500);
const GROUPS = 8;
/** More processor time than with traces off, at most. */
const TARGETS = { none: 1.05, all: 1.25 };

const CONTENDERS = { off: 'traces off', none: 'on, none sampled', all: 'on, all sampled' } as const;
type Name = keyof typeof CONTENDERS;

interface Round {
  readonly cpu: number;
  readonly heard: readonly number[];
}

interface Running {
  readonly platform: Embedded;
  readonly path: LivePath;
  readonly rounds: Round[];
}

void main();

async function main(): Promise<void> {
  buildProcesses();
  const sink = await startTraceSink();
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url };
  const settings: Record<Name, NodeJS.ProcessEnv> = { off: {}, none: { ...on, OTEL_TRACES_SAMPLER: 'always_off' }, all: { ...on, OTEL_TRACES_SAMPLER: 'always_on' } };
  const running = new Map<Name, Running>();
  try {
    for (const name of Object.keys(settings) as Name[]) {
      const platform = await startEmbedded(settings[name]);
      const paths: LivePath[] = [];
      for (let group = 0; group < GROUPS; group += 1) paths.push(await openGroup(platform.urls));
      running.set(name, { platform, path: inTurns(paths), rounds: [] });
    }
    for (const one of running.values()) await take(one);
    for (let round = 0; round < ROUNDS; round += 1) for (const one of running.values()) one.rounds.push(await take(one));
    conclude(running, sink.spans().length);
  } finally {
    for (const { path, platform } of running.values()) {
      await path.close();
      await platform.close();
    }
    await sink.close();
  }
}

async function take({ platform, path }: Running): Promise<Round> {
  const before = cpuTimeOf(platform.pid);
  const heard: number[] = [];
  for (let score = 0; score < SCORES; score += 1) {
    const { sentAt, heardAt } = await path.score();
    heard.push(heardAt - sentAt);
  }
  return { cpu: (cpuTimeOf(platform.pid) - before) / 1_000 / SCORES, heard };
}

function conclude(running: ReadonlyMap<Name, Running>, collected: number): void {
  const cpuOf = (name: Name) => median((running.get(name)?.rounds ?? []).map(({ cpu }) => cpu));
  const heardOf = (name: Name, share: number) => median((running.get(name)?.rounds ?? []).map(({ heard }) => quantile(heard, share)));
  const rows = [...running.keys()].map((name) => ({
    traces: CONTENDERS[name],
    'CPU ms a score': rounded(cpuOf(name)),
    '× off': rounded(cpuOf(name) / cpuOf('off')),
    'tap → heard p50 ms': rounded(heardOf(name, 0.5)),
    'p99 ms': rounded(heardOf(name, 0.99)),
  }));
  const met = {
    'none sampled within 5 % of off': cpuOf('none') <= TARGETS.none * cpuOf('off'),
    'all sampled within 25 % of off': cpuOf('all') <= TARGETS.all * cpuOf('off'),
  };
  report('traces', rows, { rounds: ROUNDS, scores: SCORES, groups: GROUPS, spansCollected: collected, met });
  console.log(`${collected} spans were collected`, met);
}
