import { seenIn, syncOutbox, withAwards, withStrokes } from '../src';
import { award, AWAY, card, newDatabase, openOutbox, server, strokes, TAKEN } from './support';

describe('syncing', () => {
  it('when entries wait, then each is sent once in order', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 4), strokes(1, 'bob', 5), award(1, 'ann'), card('snake', 'ann'), card('snake', 'bob')]);
    const { send, got, bodies } = server();
    expect(await syncOutbox(outbox, send)).toMatchObject({ sent: 5, refused: 0, stopped: null });
    expect(bodies().filter((body) => 'gameType' in body && body.gameType === 'points')).toMatchObject([
      { playerId: 'ann', points: 4 },
      { playerId: 'bob', points: 5 },
    ]);
    expect(bodies().filter((body) => 'cardType' in body)).toMatchObject([{ playerId: 'ann' }, { playerId: 'bob' }]);
    expect(got.find(({ body }) => 'gameType' in body && body.gameType === 'bbb')?.body).toMatchObject({ firstOn: 'ann', hole: 1, enteredBy: 'u1' });
    await syncOutbox(outbox, send);
    expect(got).toHaveLength(5);
  });

  it('when a waiting entry is corrected, then only the correction is sent', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 4, { baseVersion: 2 }), strokes(1, 'ann', 6, { baseVersion: 3 })]);
    const { send, bodies } = server();
    expect(await syncOutbox(outbox, send)).toMatchObject({ sent: 2 });
    expect(bodies()).toMatchObject([{ points: 6, baseVersion: 2 }]);
    expect(outbox.waiting).toEqual([]);
  });

  it('when a record is not acknowledged, then it is sent again', async () => {
    const database = newDatabase();
    const outbox = await openOutbox(database);
    await outbox.add([strokes(1, 'ann', 4)]);
    const { send, bodies } = server((_record, nth) => (nth === 1 ? AWAY : TAKEN));
    expect(await syncOutbox(outbox, send)).toMatchObject({ sent: 0, stopped: AWAY });
    const after = await openOutbox(database);
    expect(await syncOutbox(after, send)).toMatchObject({ sent: 1, stopped: null });
    expect(bodies()[1]).toEqual(bodies()[0]);
    expect((await openOutbox(database)).waiting).toEqual([]);
  });

  it('when a record is refused, then the others are sent', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 4), strokes(1, 'bob', 5)]);
    const refusal = { status: 409, reason: 'This game was deleted' };
    const { send, got } = server((_record, nth) => (nth === 1 ? { outcome: 'refused', refusal } : TAKEN));
    expect(await syncOutbox(outbox, send)).toMatchObject({ sent: 1, refused: 1, stopped: null });
    await syncOutbox(outbox, send);
    expect(got).toHaveLength(2);
    expect(outbox.state.entries.filter(({ synced }) => !synced)).toMatchObject([{ playerId: 'ann', refusal }]);
    await outbox.retryRefused();
    expect(await syncOutbox(outbox, send)).toMatchObject({ sent: 1, refused: 0 });
  });

  it('when many strokes wait, then they are sent 50 at a time', async () => {
    const outbox = await openOutbox(newDatabase());
    const many = Array.from({ length: 60 }, (_, index) => [1, 2, 3, 4].map((player) => strokes((index % 18) + 1, `p${player}.${index}`, 4))).flat();
    await outbox.add([...many, card('snake', 'ann')]);
    const { send, got } = server();
    const batches: number[] = [];
    const report = await syncOutbox(outbox, send, async (records) => {
      batches.push(records.length);
      return records.map((record) => (record.playerId === 'p1.0' ? { outcome: 'refused', refusal: { status: 400, reason: 'no' } } : TAKEN));
    });
    expect(batches).toEqual([50, 50, 50, 50, 40]);
    expect(got.map(({ call }) => call)).toEqual(['card-assignment']);
    expect(report).toMatchObject({ sent: 240, refused: 1, stopped: null });
    expect(outbox.waiting).toEqual([]);
  });

  it('when the answer to a batch is lost, then all its records are kept', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add(Array.from({ length: 200 }, (_, index) => strokes(1, `p${index}`, 4)));
    const { send } = server();
    expect(await syncOutbox(outbox, send, async (records) => records.map(() => AWAY))).toMatchObject({ sent: 0, stopped: AWAY });
    expect(outbox.waiting).toHaveLength(200);
  });

  it('when the session is gone, then the sync stops and loses nothing', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 4), strokes(2, 'ann', 4)]);
    const { send } = server(() => ({ outcome: 'signed-out' }));
    expect(await syncOutbox(outbox, send)).toMatchObject({ sent: 0, stopped: { outcome: 'signed-out' } });
    expect(outbox.waiting).toHaveLength(2);
  });
});

describe('waiting entries, laid over what the server said', () => {
  const game = { id: 's.p2', holes: { 1: { ann: 4, bob: 4 } }, cellVersions: { 1: { ann: 1, bob: 1 } } };
  const points = (holes = game.holes, cellVersions: Record<string, Record<string, number>> = game.cellVersions) =>
    ({ ...game, holes, cellVersions, gameType: 'points' }) as unknown as Parameters<typeof withStrokes>[0];

  it('when entries wait, then the last of each cell is shown', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 5, { baseVersion: 1 }), strokes(2, 'ann', 3), strokes(1, 'ann', 6, { baseVersion: 1 })]);
    const shown = withStrokes(points(), outbox.state.entries);
    expect(shown.holes).toEqual({ 1: { ann: 6, bob: 4 }, 2: { ann: 3 } });
    expect(shown.cellVersions).toEqual(game.cellVersions);
  });

  it('when an entry was refused, then it is not shown', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 9)]);
    await outbox.refuse([1], { status: 400, reason: 'no' });
    expect(withStrokes(points(), outbox.state.entries).holes[1]).toEqual({ ann: 4, bob: 4 });
  });

  it('when an award waits, then it is laid over the BBB game', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([award(3, 'bob')]);
    const bbb = { id: 's.b1', holes: {}, gameType: 'bbb' } as unknown as Parameters<typeof withAwards>[0];
    expect(withAwards(bbb, outbox.state.entries).holes).toEqual({ 3: { firstOn: 'bob' } });
  });

  it('when an entry was sent, then a later version replaces it', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 5, { baseVersion: 1 })]);
    expect(seenIn(points(), outbox.state.entries)).toEqual([]);
    await outbox.markSynced([1]);
    expect(seenIn(points(), outbox.state.entries)).toEqual([]);
    expect(seenIn(points(game.holes, { 1: { ann: 2 } }), outbox.state.entries)).toEqual([1]);
  });
});
