import type { RoundEntries } from '@fairshare/contracts';
import { type HoleRecord, seenIn, syncOutbox, withUnsentCells } from '../src';
import { award, AWAY, card, mark, newDatabase, oldAward, oldStrokes, openOutbox, server, strokes, TAKEN } from './support';

const isOf = ({ body }: HoleRecord, cell: string): boolean => 'cells' in body && cell in body.cells;

describe('syncing', () => {
  it('when entries wait, then each is sent once in order', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 4), strokes(1, 'bob', 5), award(1, 'ann'), mark(1, 'longest.drive', 'bob'), card('snake', 'ann'), card('snake', 'bob')]);
    const { send, got, bodies } = server();
    expect(await syncOutbox(outbox, send)).toMatchObject({ sent: 6, refused: 0, stopped: null });
    expect(bodies().filter((body) => 'cells' in body)).toMatchObject([
      { gameStateId: 's', hole: 1, enteredBy: 'u1', cells: { 'strokes.ann': 4 }, baseVersion: { 'strokes.ann': 0 } },
      { cells: { 'strokes.bob': 5 } },
      { cells: { 'bbb.firstOn': 'ann' } },
      { cells: { 'longest.drive': 'bob' } },
    ]);
    expect(bodies().filter((body) => 'cardType' in body)).toMatchObject([{ playerId: 'ann' }, { playerId: 'bob' }]);
    await syncOutbox(outbox, send);
    expect(got).toHaveLength(6);
  });

  it('when the release before left entries, then they are sent as it would', async () => {
    const database = newDatabase();
    await (await openOutbox(database)).add([oldStrokes(1, 'ann', 4), oldAward(1, 'ann')]);
    const { send, got } = server();
    expect(await syncOutbox(await openOutbox(database), send)).toMatchObject({ sent: 2 });
    expect(got).toMatchObject([
      { call: 'points-score', body: { gameId: 's.p2', gameType: 'points', playerId: 'ann', points: 4, baseVersion: 0 } },
      { call: 'points-score', body: { gameId: 's.b1', gameType: 'bbb', firstOn: 'ann' } },
    ]);
  });

  it('when an entry of the release before is corrected, then the correction is sent', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([oldStrokes(1, 'ann', 4, { baseVersion: 2 }), strokes(1, 'ann', 6, { baseVersion: 3 })]);
    const { send, got } = server();
    expect(await syncOutbox(outbox, send)).toMatchObject({ sent: 2 });
    expect(got).toMatchObject([{ call: 'hole-cells', body: { cells: { 'strokes.ann': 6 }, baseVersion: { 'strokes.ann': 2 } } }]);
  });

  it('when a waiting entry is corrected, then only the correction is sent', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 4, { baseVersion: 2 }), strokes(1, 'ann', 6, { baseVersion: 3 })]);
    const { send, bodies } = server();
    expect(await syncOutbox(outbox, send)).toMatchObject({ sent: 2 });
    expect(bodies()).toMatchObject([{ cells: { 'strokes.ann': 6 }, baseVersion: { 'strokes.ann': 2 } }]);
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
      return records.map((record) => (isOf(record, 'strokes.p1.0') ? { outcome: 'refused', refusal: { status: 400, reason: 'no' } } : TAKEN));
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
  const round = (
    holes: RoundEntries['holes'] = { 1: { 'strokes.ann': 4, 'strokes.bob': 4 } },
    versions: Record<string, number> = { 'strokes.ann': 1, 'strokes.bob': 1 },
  ): RoundEntries => ({
    id: 's',
    groupId: 'g',
    version: 3,
    holes,
    cellVersions: { 1: versions },
    games: [],
  });

  it('when entries wait, then the last of each cell is shown', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 5, { baseVersion: 1 }), strokes(2, 'ann', 3), oldAward(3, 'bob'), strokes(1, 'ann', 6, { baseVersion: 1 })]);
    const shown = withUnsentCells(round(), outbox.state.entries);
    expect(shown.holes).toEqual({ 1: { 'strokes.ann': 6, 'strokes.bob': 4 }, 2: { 'strokes.ann': 3 }, 3: { 'bbb.firstOn': 'bob' } });
    expect(shown.cellVersions).toEqual(round().cellVersions);
  });

  it('when an entry was refused, then it is not shown', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 9)]);
    await outbox.refuse([1], { status: 400, reason: 'no' });
    expect(withUnsentCells(round(), outbox.state.entries).holes[1]).toEqual({ 'strokes.ann': 4, 'strokes.bob': 4 });
  });

  it('when an entry was sent, then a later version replaces it', async () => {
    const outbox = await openOutbox(newDatabase());
    await outbox.add([strokes(1, 'ann', 5, { baseVersion: 1 })]);
    expect(seenIn(round(), outbox.state.entries)).toEqual([]);
    await outbox.markSynced([1]);
    expect(seenIn(round(), outbox.state.entries)).toEqual([]);
    expect(seenIn(round(undefined, { 'strokes.ann': 2 }), outbox.state.entries)).toEqual([1]);
  });
});
