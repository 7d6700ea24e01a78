import { award, card, newDatabase, noDatabase, NOW, openOutbox, strokes } from './support';

describe('the local database', () => {
  it("when the database is opened, then it is the specification's", async () => {
    const database = newDatabase();
    await database.open();
    const native = database.backendDB();
    expect(native.version).toBe(1);
    expect([...native.objectStoreNames].sort()).toEqual(['offline_game_state', 'offline_metadata', 'offline_scores']);
  });

  it('when strokes and a card are added, then their fields are kept', async () => {
    const database = newDatabase();
    const outbox = await openOutbox(database);
    await outbox.add([strokes(3, 'ann', 4), card('snake', 'bob')]);
    expect(await database.offline_scores.toArray()).toMatchObject([
      { id: 1, gameId: 's.p2', playerId: 'ann', type: 'points', cardAssignment: null, hole: 3, pointsScore: 4, timestamp: NOW, synced: false },
      { id: 2, gameId: 's', playerId: 'bob', type: 'card', cardAssignment: { cardType: 'snake' }, hole: null, synced: false },
    ]);
  });
});

describe('the outbox', () => {
  it('when an earlier page left records, then they keep their order', async () => {
    const database = newDatabase();
    await (await openOutbox(database)).add([strokes(1, 'ann', 4), award(1, 'bob')]);
    await (await openOutbox(database)).add([card('snake', null)]);
    const outbox = await openOutbox(newDatabase(database.name));
    expect(outbox.waiting.map(({ type }) => type)).toEqual(['points', 'bbb', 'card']);
  });

  it('when another golfer uses the phone, then earlier records are hidden', async () => {
    const database = newDatabase();
    await (await openOutbox(database, 'u1')).add([strokes(1, 'ann', 4)]);
    const other = await openOutbox(database, 'u2');
    expect(other.state.entries).toEqual([]);
    await other.add([strokes(2, 'bob', 5)]);
    await other.remove(other.waiting.map(({ id }) => id));
    expect((await openOutbox(database, 'u1')).waiting).toMatchObject([{ userId: 'u1', hole: 1, pointsScore: 4 }]);
  });

  it('when the database refuses a record, then it waits in memory', async () => {
    const database = newDatabase();
    const outbox = await openOutbox(database);
    jest.spyOn(database.offline_scores, 'bulkAdd').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await outbox.add([strokes(1, 'ann', 4)])).toBe(false);
    expect(outbox.waiting).toMatchObject([{ hole: 1, pointsScore: 4, id: -1 }]);
    await outbox.read();
    expect(outbox.waiting).toHaveLength(1);
    await outbox.markSynced([-1]);
    expect(outbox.waiting).toEqual([]);
  });

  it('when there is no database, then the outbox keeps records in memory', async () => {
    const outbox = await openOutbox(noDatabase());
    expect(await outbox.add([strokes(1, 'ann', 4)])).toBe(false);
    await outbox.refuse([-1], { status: 409, reason: 'This game was deleted' });
    expect(outbox.state.entries).toMatchObject([{ hole: 1, refusal: { status: 409 } }]);
  });

  it.each([
    ['a hole that is none', { hole: 19 }],
    ['strokes that are no number', { pointsScore: 'four' }],
    ['a kind nobody knows', { type: 'golf' }],
    ['no golfer', { userId: undefined }],
  ])('when a record has %s, then it is set aside and reported', async (_what, damage) => {
    const database = newDatabase();
    const outbox = await openOutbox(database);
    await outbox.add([strokes(1, 'ann', 4), strokes(2, 'ann', 5)]);
    await database.offline_scores.update(1, damage as object);
    const again = await openOutbox(database);
    expect(again.waiting.map(({ hole }) => hole)).toEqual([2]);
    expect(again.state.damaged).toBe(1);
    expect(await database.offline_scores.count()).toBe(1);
    expect((await database.offline_metadata.get('aside.1'))?.value).toMatchObject({ gameId: 's.p2' });
    await again.forgetDamaged();
    expect(again.state.damaged).toBe(0);
  });

  it('when another tab enters a score, then the outbox shows it', async () => {
    const database = newDatabase();
    const [one, other] = [await openOutbox(database), await openOutbox(newDatabase(database.name))];
    const notified = new Promise<void>((resolve) => other.subscribe(() => resolve()));
    await one.add([strokes(1, 'ann', 4)]);
    await notified;
    expect(other.waiting).toHaveLength(1);
  });

  it('when nothing has changed, then the state is the same object', async () => {
    const outbox = await openOutbox(newDatabase());
    const before = outbox.state;
    expect(outbox.state).toBe(before);
    await outbox.add([strokes(1, 'ann', 4)]);
    expect(outbox.state).not.toBe(before);
  });
});
