import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gamesApi, groups } from '@fairshare/contracts';
import { createGamesService } from '@fairshare/games-service';
import { createGroupsService } from '@fairshare/groups-service';
import { createStubOwner } from '@fairshare/testing/stand-ins';
import express from 'express';
import Database from 'libsql';
import { tellParent } from '../role';
import { BenchPlatform, type Settings } from './bench-platform';
import { groupOf } from './round-of-eight';

const FOUR = ['a', 'b', 'c', 'd'];
/** Sessions that are written in turns. */
const SESSIONS = 16;
const HOLES_BEFORE = 9;

/** What a contender tells once it answers. */
export interface Ready {
  readonly token: string;
  /** What is read. */
  readonly reads: string;
  /** What is written: POSTs of `body`, in which %d stands for a number that is never twice the same. */
  readonly writes: readonly string[];
  readonly body: string;
}

/** Each in a process of its own. */
export const CONTENDERS: Readonly<Record<string, () => Promise<void>>> = {
  'express + libsql, bare': bare,
  games: () => serveGames({}),
  'games, tokens not checked': () => serveGames({ trustsEveryone: true }),
  'games, bodies not validated': () => {
    const { body } = gamesApi.recordHoleScores;
    Object.assign(body, { safeParse: (data: unknown) => ({ success: true, data }) });
    return serveGames({});
  },
  'games, a line logged a request': () => serveGames({ logLevel: 'info' }),
  groups: serveGroups,
};

/** Reads: a foursome's 2/9/16 and BBB games after nine holes. Writes: their strokes on a hole. */
async function serveGames(settings: Settings): Promise<void> {
  const platform = new BenchPlatform(settings);
  const groupOwner = createStubOwner(groups);
  await platform.host('groups', groupOwner.create);
  const games = await platform.host('games', createGamesService);
  await groupOwner.put(groupOf('g1', FOUR));
  await games.consume();

  const post = poster(games.url, platform.token);
  const writes: string[] = [];
  let firstSession = '';
  for (let number = 0; number < SESSIONS; number += 1) {
    const session = await post('/api/game-state', { groupId: 'g1', name: `Round ${number}` });
    firstSession ||= session.id;
    const game = await post('/api/points-games', { groupId: 'g1', gameStateId: session.id });
    for (let hole = 1; hole <= HOLES_BEFORE; hole += 1)
      await post(`/api/games/${game.id}/holes/${hole}/scores`, { scores: Object.fromEntries(FOUR.map((player, seat) => [player, 3 + ((hole + seat) % 4)])) });
    writes.push(`${games.url}/api/games/${game.id}/holes/10/scores`);
  }
  tellParent({
    token: platform.token,
    reads: `${games.url}/api/points-games/g1?gameStateId=${firstSession}`,
    writes,
    body: '{"scores":{"a":%d,"b":4,"c":5,"d":6}}',
  } satisfies Ready);
}

/** Reads: a group. Writes: a new group. */
async function serveGroups(): Promise<void> {
  const platform = new BenchPlatform();
  const service = await platform.host('groups', createGroupsService);
  await service.consume();
  const players = FOUR.map((id) => ({ id, name: `Player ${id}` }));
  const { id } = await poster(service.url, platform.token)('/api/groups', { name: 'Four', players });
  tellParent({
    token: platform.token,
    reads: `${service.url}/api/groups/${id}`,
    writes: [`${service.url}/api/groups`],
    body: JSON.stringify({ name: 'Four %d', players }),
  } satisfies Ready);
}

/**
 * What node, express and a durable write cost alone: no token is looked at, nothing validated, no rule applied. It reads one row as
 * large as a session and answers it, and writes it again with a log row beside it, in one transaction.
 */
async function bare(): Promise<void> {
  const database = new Database(join(mkdtempSync(join(tmpdir(), 'fairshare-bench-services-')), 'bare.sqlite'));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT); CREATE TABLE log (position INTEGER PRIMARY KEY, changes TEXT)',
  );
  const session = JSON.stringify({ id: 's1', holes: 'x'.repeat(4_500) });
  for (let number = 0; number < SESSIONS; number += 1) database.prepare('INSERT INTO documents VALUES (?, ?)').run([`s${number}`, session]);
  const read = database.prepare('SELECT body FROM documents WHERE id = ?');
  const write = database.prepare('UPDATE documents SET body = ? WHERE id = ?');
  const log = database.prepare('INSERT INTO log (changes) VALUES (?)');
  const find = (id: string | undefined) => JSON.parse((read.get([id]) as { body: string }).body) as object;

  const app = express();
  app.disable('x-powered-by').disable('etag').use(express.json());
  app.get('/sessions/:id', (request, response) => void response.json(find(request.params.id)));
  app.post('/sessions/:id', (request, response) => {
    database.exec('BEGIN IMMEDIATE');
    const next = { ...find(request.params.id), scores: (request.body as { scores: object }).scores };
    write.run([JSON.stringify(next), request.params.id]);
    log.run(['[{"name":"hole-scores-recorded","facts":{"gameId":"s1.p2","hole":7}}]']);
    database.exec('COMMIT');
    response.json(next);
  });
  const server = app.listen(0, '127.0.0.1', () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sessions`;
    const writes = Array.from({ length: SESSIONS }, (_, number) => `${url}/s${number}`);
    tellParent({ token: '', reads: `${url}/s0`, writes, body: '{"scores":{"a":%d,"b":4,"c":5,"d":6}}' } satisfies Ready);
  });
}

const poster =
  (url: string, token: string) =>
  async (path: string, body: object): Promise<{ id: string }> => {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
