/**
 * What a hole score costs the platform of many processes: commands of the database by service, collection and kind, and processor time by
 * process. Then what it does while nobody plays. Targets: at most 7 commands a score, at most 3 a second idle.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openGroup } from './live/golfers';
import { inTurns } from './live/live-path';
import { buildProcesses, startOnEngines, type Distributed } from './live/platforms';
import { report, rounded } from './report';
import { takenBy } from './saturday/processes';

const GROUPS = 6;
const WARM_UP = 60;
const SCORES = 300;
/** Milliseconds between two scores: what is done in batches is to meet the pace of a course, not that of a loop. */
const PACE = 100;
/** Milliseconds without any call, after a rest in which what was begun ends. */
const REST = 10_000;
const IDLE = 60_000;

const METRIC = /^database_commands_total\{(?<labels>[^}]*)\} (?<count>\d+)$/gm;

/** "service collection command" → how often. */
type Commands = ReadonlyMap<string, number>;

async function commandsOf({ instances }: Distributed): Promise<Commands> {
  const counts = new Map<string, number>();
  for (const { service, url } of instances) {
    if (service === 'gateway') continue;
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const { groups: { labels = '', count = '0' } = {} } of text.matchAll(METRIC)) {
      const label = (name: string) => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? '';
      const key = `${service} ${label('collection')} ${label('command')}`;
      counts.set(key, (counts.get(key) ?? 0) + Number(count));
    }
  }
  return counts;
}

/** Seconds of processor time so far, by process. */
const processorOf = ({ instances }: Distributed): Commands =>
  instances.reduce((sums, { service, process: { pid } }) => sums.set(service, (sums.get(service) ?? 0) + (takenBy(pid ?? 0)?.cpu ?? 0)), new Map<string, number>());

/** What was added, for each of so many. */
function each(before: Commands, after: Commands, so: number): Map<string, number> {
  return new Map([...after].map(([key, count]) => [key, (count - (before.get(key) ?? 0)) / so] as const).filter(([, count]) => count > 0));
}

const sumOf = (figures: Commands): number => [...figures.values()].reduce((sum, figure) => sum + figure, 0);

void (async () => {
  buildProcesses();
  const platform = await startOnEngines();
  if (!platform) return;
  try {
    const paths = await Promise.all(Array.from({ length: GROUPS }, (_, group) => openGroup(group % 2 === 0 ? platform.urls : [...platform.urls].reverse())));
    const path = inTurns(paths);
    const score = async (scores: number) => {
      for (let done = 0; done < scores; done += 1) await Promise.all([path.score(), pause(PACE)]);
    };
    await score(WARM_UP);
    await pause(REST);
    const [commands, processor] = [await commandsOf(platform), processorOf(platform)];
    await score(SCORES);
    const perScore = each(commands, await commandsOf(platform), SCORES);
    const cpu = each(processor, processorOf(platform), SCORES / 1_000);
    await pause(REST);
    // Reading the counts sends commands, too.
    const [first, idle] = [await commandsOf(platform), await commandsOf(platform)];
    const ofReading = each(first, idle, 1);
    await pause(IDLE);
    const sent = each(idle, await commandsOf(platform), 1);
    const perSecond = new Map([...sent].map(([key, count]) => [key, Math.max(0, count - (ofReading.get(key) ?? 0)) / (IDLE / 1_000)]));
    await path.close();
    const rows = [...new Set([...perScore.keys(), ...perSecond.keys()])].sort().map((key) => {
      const [service = '', collection = '', command = ''] = key.split(' ');
      return { service, collection, command, 'a score': rounded(perScore.get(key) ?? 0), 'an idle second': rounded(perSecond.get(key) ?? 0) };
    });
    const all = { service: 'all', collection: '', command: '', 'a score': rounded(sumOf(perScore)), 'an idle second': rounded(sumOf(perSecond)) };
    const targets = { 'at most 7 commands a score': sumOf(perScore) <= 7, 'at most 3 commands an idle second': sumOf(perSecond) <= 3 };
    const processorTime = Object.fromEntries([...cpu].map(([name, ms]) => [name, rounded(ms)]));
    report('commands', [...rows, all], { targets, 'processor ms a score': processorTime });
    console.log(targets, 'processor ms a score', processorTime);
  } finally {
    await platform.close();
  }
})();
