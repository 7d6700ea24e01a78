/**
 * What a payment, an undo and a page of lines cost on a small tab and on a large one, in turns within one run, on sqlite. Target: a payment on the
 * large one takes at most half as long again. Also how long the large one, one document as the last release kept it, takes to move to pages.
 * Exits with 1 if the target is missed. TAB_LINES: lines of the large one (20,000).
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, groups, tabs } from '@fairshare/contracts';
import { createSettlementService } from '@fairshare/settlement-service';
import type { AggregateType } from '@fairshare/store';
import { createStubOwner } from '@fairshare/testing/stand-ins';
import { Host } from './growth/host';
import { median } from './measure';
import { report, rounded } from './report';
import { groupOf, MEMBER } from './services/round-of-eight';

const LARGE = Number(process.env.TAB_LINES || 20_000);
const SMALL = 150;
/** One person records at most 100 payments a day on a tab; three take turns. */
const ROUNDS = 200;
const RATIO_AT_MOST = 1.5;
const PEOPLE = [MEMBER, 'user-2', 'user-3'];
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A tab as the last release without pages kept it. */
interface OldTab {
  readonly id: string;
  readonly lines: readonly object[];
  readonly rounds: object;
  readonly twins: object;
}
const oldTabType: AggregateType<OldTab> = { kind: tabs.kind, schema: 2, indexes: { round: () => null, author: () => [MEMBER] } };

function oldTab(id: string, count: number): OldTab {
  const at = new Date(Date.now() - 86_400_000).toISOString();
  const payment = { from: 'a', to: 'b', cents: 100, note: null };
  const lines = Array.from({ length: count }, (_, index) => ({ id: `old-${index}`, kind: 'payment', at, recordedAt: at, by: MEMBER, nets: { a: 100, b: -100 }, payment }));
  return { id, lines, rounds: {}, twins: {} };
}

void main();

async function main(): Promise<void> {
  const folder = mkdtempSync(join(FOLDER, 'fairshare-bench-tab-'));
  try {
    await measureTabs(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureTabs(folder: string): Promise<void> {
  const host = new Host(folder, { userId: MEMBER });
  const groupOwner = createStubOwner(groups);
  await host.start('groups', groupOwner.create);
  await host.start('games', createStubOwner(games).create);
  const { url, storage, consume, close } = await host.start('settlement', createSettlementService);
  for (const id of ['small', 'large']) await groupOwner.put(groupOf(id));
  await consume();
  const stored = storage.aggregates(oldTabType);
  await stored.create('small', oldTab('small', SMALL), []);
  await stored.create('large', oldTab('large', LARGE), []);

  const tokens = PEOPLE.map((userId) => host.tokenFor({ userId }));
  async function call(method: string, path: string, person = 0, body?: object): Promise<{ id: string }> {
    const headers = { authorization: `Bearer ${tokens[person % tokens.length]}`, 'content-type': 'application/json' };
    const answer = await fetch(new URL(`/api/groups/${path}`, url), { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  }
  const pay = (group: string, round: number) => call('POST', `${group}/tab/payments`, round, { from: 'a', to: 'b', amount: 1 + round });
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };

  const movedMs = await timed(() => pay('large', ROUNDS));
  const calls: Readonly<Record<string, (group: string, round: number) => Promise<unknown>>> = {
    'record a payment': pay,
    'undo one of the oldest': (group, round) => call('DELETE', `${group}/tab/payments/old-${round % SMALL}`),
    'newest 30 lines': (group) => call('GET', `${group}/tab?limit=30`),
    '30 lines before one of the oldest': (group) => call('GET', `${group}/tab?limit=30&cursor=old-100`),
  };
  const rows = [];
  for (const [name, run] of Object.entries(calls)) {
    const times: Record<string, number[]> = { small: [], large: [] };
    for (let round = 0; round < ROUNDS; round += 1) for (const group of ['small', 'large']) times[group]?.push(await timed(() => run(group, round)));
    const [small, large] = [median(times.small ?? []), median(times.large ?? [])];
    rows.push({ call: name, [`${SMALL} lines, ms`]: rounded(small), [`${LARGE} lines, ms`]: rounded(large), ratio: rounded(large / small) });
  }
  await close();
  const met = (rows[0]?.ratio ?? Number.NaN) <= RATIO_AT_MOST;
  report('tab', rows, { rounds: ROUNDS, ratioAtMost: RATIO_AT_MOST, movedMs: rounded(movedMs, 0), met });
  console.log(`moved to pages once, with the first payment: ${rounded(movedMs, 0)} ms`);
  process.exit(met ? 0 : 1);
}
