import { IDBFactory, indexedDB } from 'fake-indexeddb';
import { forgetWhatIsSent, OfflineDatabase, Snapshots } from '../src';
import { newDatabase, NOW, openOutbox, strokes } from './support';

async function phoneOf(userId: string) {
  const database = newDatabase();
  const outbox = await openOutbox(database, userId);
  const snapshots = new Snapshots(database, () => NOW);
  await snapshots.belongTo(userId);
  await snapshots.saveGame('s', { group: { name: 'Saturday Four', shareCode: 'ABCD2345' }, players: ['Ann Archer'] });
  await snapshots.saveFact('lastSynced', NOW);
  return { database, outbox, snapshots };
}

test('when a golfer signs out, then only unsent entries stay', async () => {
  const { database, outbox, snapshots } = await phoneOf('u1');
  await outbox.add([strokes(1, 'ann', 4), strokes(2, 'ann', 5), strokes(3, 'ann', 6)]);
  const [first, second] = outbox.state.entries.map(({ id }) => id);
  await outbox.markSynced([first as number]);
  await outbox.refuse([second as number], { status: 409, reason: 'This game was deleted' });
  await database.offline_metadata.put({ key: 'aside.9', value: { rubbish: true }, timestamp: NOW });
  await snapshots.saveFact('waiting.result.s', { userId: 'u1' });

  await forgetWhatIsSent(indexedDB, database.name);

  const rows = (await database.offline_scores.toArray()) as { hole: number }[];
  expect(rows.map(({ hole }) => hole)).toEqual([2, 3]);
  expect(await snapshots.game('s')).toBeNull();
  expect((await database.offline_metadata.toArray()).map(({ key }) => key)).toEqual(['aside.9', 'waiting.result.s']);
});

test('when the same golfer signs in again, then the waiting score remains', async () => {
  const { database, outbox } = await phoneOf('u1');
  await outbox.add([strokes(1, 'ann', 4)]);

  await forgetWhatIsSent(indexedDB, database.name);

  expect((await openOutbox(database, 'u1')).waiting).toHaveLength(1);
  expect((await openOutbox(database, 'u2')).state.entries).toEqual([]);
});

test('when nothing was ever kept, then signing out makes no database', async () => {
  const phone = new IDBFactory();
  await forgetWhatIsSent(phone, 'nothing-here');

  expect(await phone.databases()).toEqual([]);
  await expect(new OfflineDatabase('nothing-here', { indexedDB: phone }).open()).resolves.toBeTruthy();
});
