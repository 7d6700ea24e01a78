import { games, groups } from '@fairshare/contracts';
import { createGamesService } from '@fairshare/games-service';
import { SELECTIONS } from '@fairshare/golf-rules';
import { createSettlementService } from '@fairshare/settlement-service';
import { tellParent } from '../role';
import { finishedRound, groupOf } from '../services/round-of-eight';
import { hostOnMongo, type Ready } from './mongo-host';

const GROUP = 'g1';
const FOUR = ['a', 'b', 'c', 'd'];
/** Rounds that each instance's load writes in turns: nobody else does, so that no write meets another. */
const ROUNDS = 4;
const HOLES_BEFORE = 3;
const SETTLED = 's1';

/** What the load asks of an instance: a GET again and again, or POSTs in which %d stands for a number from 1 to 9. */
export interface Asked {
  readonly get?: string;
  readonly post?: { readonly paths: readonly string[]; readonly body: string };
}

/** What an instance tells once it answers: what each kind of load is to ask of it, by name. */
export interface InstanceReady extends Ready {
  readonly asked: Readonly<Record<string, Asked>>;
}

/** Games of a foursome after some holes: reads of one round, and strokes on a hole of rounds of this instance's own. */
export async function serveGames(mongo: string, database: string): Promise<void> {
  const { url, token, hear } = await hostOnMongo('games', createGamesService, mongo, database);
  await hear('groups', { topic: groups.topic, kind: groups.kind, id: GROUP, version: 1, changes: [], state: groupOf(GROUP, FOUR) });
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  const [reads, writes]: [string[], string[]] = [[], []];
  for (let number = 0; number < ROUNDS; number += 1) {
    const round = await post('/api/game-state', { groupId: GROUP, name: `Round ${number}` });
    const game = await post('/api/points-games', { groupId: GROUP, gameStateId: round.id });
    for (let hole = 1; hole <= HOLES_BEFORE; hole += 1) await post(`/api/games/${game.id}/holes/${hole}/scores`, { scores: { a: 4, b: 5, c: 3, d: 6 } });
    reads.push(`/api/points-games/${GROUP}?gameStateId=${round.id}`);
    writes.push(`/api/games/${game.id}/holes/10/scores`);
  }
  const asked = { reads: { get: reads[0] ?? '' }, writes: { post: { paths: writes, body: '{"scores":{"a":%d,"b":4,"c":5,"d":6}}' } } };
  tellParent({ url, token, asked } satisfies InstanceReady);
}

/** Payouts of one full round of eight, all five games of it combined. */
export async function serveSettlement(mongo: string, database: string): Promise<void> {
  const { url, token, hear } = await hostOnMongo('settlement', createSettlementService, mongo, database);
  await hear('groups', { topic: groups.topic, kind: groups.kind, id: GROUP, version: 1, changes: [], state: groupOf(GROUP) });
  await hear('games', { topic: games.topic, kind: games.kind, id: SETTLED, version: 1, changes: [], state: finishedRound(SETTLED, GROUP) });
  const body = JSON.stringify({ groupId: GROUP, gameStateId: SETTLED, selectedGames: SELECTIONS });
  tellParent({ url, token, asked: { payouts: { post: { paths: ['/api/calculate-combined-games'], body } } } } satisfies InstanceReady);
}
