import { endWithParent, tellParent } from '../role';
import { Group, type Seen } from './group';
import { chance, gapOf, type Load, writesOf } from './schedule';

/** Groups that are opened in parallel. */
const AT_ONCE = 4;
/** The share of phones that lose their signal in a minute. `DROPPED_FOR`: for how long, in milliseconds. */
const DROPPED_A_MINUTE = 0.02;
const DROPPED_FOR = 2_000;
/** Milliseconds after which a phone without the new scores counts as late. */
const LATE = 20_000;

/** The task of one process of phones: its part of the groups. */
export interface Part extends Load {
  readonly url: string;
}

export interface Outcome {
  readonly seen: readonly Seen[];
  readonly failed: readonly string[];
  readonly lost: number;
  readonly notices: number;
  readonly reads: number;
  readonly drops: number;
  /** How often each response, or its absence, caused a retry. */
  readonly again: Readonly<Record<string, number>>;
}

/** Plays its part of the Saturday in a process of its own: opens the groups, reports it, plays on a message of the parent, and returns its observations. */
export async function playPart(part: Part): Promise<void> {
  endWithParent();
  const groups = Array.from({ length: part.groups }, (_, seat) => new Group(part.url, seat));
  const opened: Group[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let group = groups[opened.length]; group; group = groups[opened.length]) {
        opened.push(group);
        await group.open();
      }
    }),
  );
  process.on('message', (message) => {
    if (message === 'connect') void connect(groups).then(() => tellParent({}));
    if (message === 'play') void play(part, groups).then(tellParent);
  });
  tellParent({});
}

async function connect(groups: readonly Group[]): Promise<void> {
  for (let from = 0; from < groups.length; from += AT_ONCE) await Promise.all(groups.slice(from, from + AT_ONCE).map((group) => group.openPhones()));
}

async function play(part: Part, groups: readonly Group[]): Promise<Outcome> {
  const seen: Seen[] = [];
  const failed: string[] = [];
  const random = chance(part.seed + 1);
  const began = performance.now();
  // A group enters one score at a time: a write that is due too early waits for the one before.
  const busy = groups.map(() => Promise.resolve());
  let drops = 0;
  const dropping = setInterval(
    () => {
      const group = groups[Math.floor(random() * groups.length)];
      drops += 1;
      void group?.drop(Math.floor(random() * 3), DROPPED_FOR);
    },
    60_000 / Math.max(1, groups.length * 3 * DROPPED_A_MINUTE),
  );
  for (const { at, group: seat } of writesOf(part)) {
    const wait = began + at * 1_000 - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const group = groups[seat];
    if (!group) continue;
    busy[seat] = (busy[seat] ?? Promise.resolve()).then(() =>
      group.enter(Math.min(LATE, gapOf(part) * 3_000)).then(
        (one) => void seen.push(one),
        (error: unknown) => void failed.push(String(error).slice(0, 200)),
      ),
    );
  }
  clearInterval(dropping);
  await Promise.all(busy);
  let lost = 0;
  for (const group of groups) lost += await group.lost();
  const sum = (of: (group: Group) => number) => groups.reduce((total, group) => total + of(group), 0);
  const again: Record<string, number> = {};
  for (const [what, times] of groups.flatMap((group) => [...group.again])) again[what] = (again[what] ?? 0) + times;
  const outcome = { seen, failed, lost, notices: sum(({ notices }) => notices), reads: sum(({ reads }) => reads), drops, again };
  for (const group of groups) group.close();
  return outcome;
}
