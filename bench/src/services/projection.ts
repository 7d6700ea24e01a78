import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, groups, type RoundState } from '@fairshare/contracts';
import { createSettlementService } from '@fairshare/settlement-service';
import { createStubOwner } from '@fairshare/testing/stand-ins';
import Database from 'libsql';
import { tellParent } from '../role';
import { BenchPlatform } from './bench-platform';
import { finishedRound, groupOf } from './round-of-eight';

/** Sessions, each of a full round of eight; and changes a consumer is behind, as many of each session. */
const SESSIONS = 500;
const CHANGES = 2_000;
/** As the embedded bus reads them. */
const BATCH = 200;

export const WAYS = ['a new projection, from a scan of the documents', 'a projection that is behind, from the log', 'libsql alone'] as const;
export type Way = (typeof WAYS)[number];

/** Returns how long each way took, in milliseconds, and how many records it brought. */
export interface Taken {
  readonly milliseconds: number;
  readonly records: number;
}

/** Keeps settlement's projection of sessions up, as often as it is asked. */
export async function serveProjection(): Promise<void> {
  const platform = new BenchPlatform();
  const [groupOwner, gameOwner] = [createStubOwner(groups), createStubOwner(games)];
  await platform.host('groups', groupOwner.create);
  await platform.host('games', gameOwner.create);
  await groupOwner.put(groupOf('g1'));
  const session = (number: number, more: number): RoundState => finishedRound(`s${number % SESSIONS}`, 'g1', more);
  for (let number = 0; number < SESSIONS; number += 1) await gameOwner.put(session(number, 0));

  let scans = 0;
  let rounds = 0;
  const catchUp = async (file: string) => {
    const settlement = await platform.host('settlement', createSettlementService, file);
    const began = performance.now();
    await settlement.consume();
    const milliseconds = performance.now() - began;
    await settlement.close();
    return milliseconds;
  };
  const ways: Record<Way, () => Promise<Taken>> = {
    [WAYS[0]]: async () => ({ milliseconds: await catchUp(`scan-${(scans += 1)}`), records: SESSIONS }),
    async [WAYS[1]]() {
      await catchUp('log');
      rounds += 1;
      for (let number = 0; number < CHANGES; number += 1) await gameOwner.put(session(number, rounds), [{ name: 'hole-scores-recorded' }]);
      return { milliseconds: await catchUp('log'), records: CHANGES };
    },
    [WAYS[2]]: async () => keepAlone(Array.from({ length: CHANGES }, (_, number) => JSON.stringify(session(number, rounds)))),
  };
  process.on('message', (way: { way: Way }) => void ways[way.way]().then(tellParent));
  tellParent({ ready: true });
}

/** The same texts read and kept by the driver alone, as many a transaction. */
function keepAlone(texts: readonly string[]): Taken {
  const database = new Database(join(mkdtempSync(join(tmpdir(), 'fairshare-bench-services-')), 'bare.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE projections (id TEXT PRIMARY KEY, version INTEGER, body TEXT)');
  const keep = database.prepare('INSERT OR REPLACE INTO projections VALUES (?, ?, ?)');
  const began = performance.now();
  for (let from = 0; from < texts.length; from += BATCH) {
    database.exec('BEGIN IMMEDIATE');
    for (const text of texts.slice(from, from + BATCH)) {
      const state = JSON.parse(text) as RoundState;
      keep.run([state.id, from, JSON.stringify(state)]);
    }
    database.exec('COMMIT');
  }
  const milliseconds = performance.now() - began;
  database.close();
  return { milliseconds, records: texts.length };
}
