import { conflictsOf, type GamesPlatform, type Play, scoresOf, startPlay } from './platform';

let games: GamesPlatform;
let play: Play;
beforeEach(async () => {
  ({ games, play } = await startPlay());
});
afterEach(() => games.platform.close());

const enter = (cells: object, more: object = {}, client = games.ann) => client.put(`/api/game-state/${play.id}/holes/3`, { cells, ...more });
const list = async () => (await games.ann.get(`/api/points-games/g1?gameStateId=${play.id}`)).body;
const record = (more: object = {}, client = games.ann) =>
  client.post('/api/offline-sync/hole-cells', { id: 'r1', gameStateId: play.id, hole: 3, cells: { 'strokes.p1': 5 }, timestamp: games.platform.clock.now().getTime(), ...more });

describe('all that is entered on a hole', () => {
  it('when strokes and awards come in one call, then both games have them', async () => {
    const answer = await enter({ 'strokes.p1': 4, 'strokes.p2': 5, 'bbb.firstOn': 'p1' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      cells: { 'strokes.p1': 4, 'strokes.p2': 5, 'bbb.firstOn': 'p1' },
      cellVersions: { 'strokes.p1': 1, 'strokes.p2': 1, 'bbb.firstOn': 1 },
    });
    expect(await list()).toMatchObject([
      { holes: { 3: { p1: 4, p2: 5 } }, incompleteHoles: [3], version: 2 },
      { holes: { 3: { firstOn: 'p1' } }, points: { 3: { p1: 1 } }, version: 2 },
    ]);
  });

  it('when one input changes, then its readers alone have a new version', async () => {
    await enter({ 'bbb.firstIn': 'none' });
    expect((await list()).map(({ version }: { version: number }) => version)).toEqual([1, 2]);
  });

  it('when a call of the specification enters the same, then the cells agree', async () => {
    await games.ann.post(`/api/games/${play.pointsId}/holes/3/scores`, { scores: scoresOf(4, 4, 5, 6) });
    const answer = await enter({ 'strokes.p1': 3 }, { baseVersion: { 'strokes.p1': 1 } });
    expect(answer.body.cells).toEqual({ 'strokes.p1': 3, 'strokes.p2': 4, 'strokes.p3': 5, 'strokes.p4': 6 });
    expect((await list())[0].holes[3]).toEqual(scoresOf(3, 4, 5, 6));
  });

  it('when somebody else changed a cell, then nothing of the call is written', async () => {
    await enter({ 'strokes.p1': 4 }, {}, games.bob);
    const refused = await enter({ 'strokes.p1': 5, 'strokes.p2': 5, 'bbb.firstOn': 'p2' }, { baseVersion: { 'strokes.p1': 0 } });
    expect([refused.status, refused.body.code]).toEqual([409, 'CELL_CHANGED']);
    expect(refused.body.stored).toMatchObject({ 'strokes.p1': { value: 4, version: 1, by: 'u2' } });
    expect((await list())[0].holes).toEqual({ 3: { p1: 4 } });
    expect((await list())[1].holes).toEqual({});
  });

  it.each([
    [{}, 'cells'],
    [{ 'strokes.p1': 0 }, 'cells.strokes.p1'],
    [{ 'strokes.p1': 'p1' }, 'cells'],
    [{ 'bbb.firstOn': 3 }, 'cells'],
    [{ 'bbb.firstOn': 'toString' }, 'cells.bbb.firstOn'],
    [{ 'bbb.longest': 'p1' }, 'cells.bbb.longest'],
    [{ 'wolf.partner': 'p1' }, 'cells.wolf.partner'],
    [{ 'strokes.p9': 4 }, 'cells.strokes.p9'],
    [{ 'bbb.firstOn': 'p9' }, 'cells.bbb.firstOn'],
    [{ strokes: 4 }, 'cells.strokes'],
    [JSON.parse('{"strokes.__proto__":4}'), 'cells.strokes.__proto__'],
    [{ 'strokes.p2': 4, 'cards.camel': 'p1' }, 'cells.cards.camel'],
  ])('when %j is entered, then %s is refused and nothing changes', async (cells, field) => {
    const refused = await enter(cells);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body.fields ?? refused.body)).toContain(field);
    expect((await list()).map(({ holes }: { holes: object }) => holes)).toEqual([{}, {}]);
  });

  it('when a hole is not played, then it is refused', async () => {
    expect((await games.ann.put(`/api/game-state/${play.id}/holes/19`, { cells: { 'strokes.p1': 4 } })).status).toBe(400);
  });
});

describe('what was entered on a hole without signal', () => {
  it('when a record is sent twice, then it counts once', async () => {
    expect((await record({ cells: { 'strokes.p1': 5, 'bbb.firstOn': 'p1' } })).body).toEqual({ status: 'applied', conflicts: [] });
    expect((await record({ cells: { 'strokes.p1': 5, 'bbb.firstOn': 'p1' } })).body).toEqual({ status: 'duplicate', conflicts: [] });
    expect((await list()).map(({ version }: { version: number }) => version)).toEqual([2, 2]);
  });

  it('when one cell of a record lost, then the others are taken', async () => {
    await enter({ 'strokes.p1': 4 }, {}, games.bob);
    const sent = await record({ cells: { 'strokes.p1': 5, 'bbb.firstIn': 'p2' }, baseVersion: { 'strokes.p1': 0 } });
    expect(sent.body.status).toBe('conflict');
    expect(await conflictsOf(games, play.id)).toMatchObject([{ game: 'points', gameId: play.pointsId, hole: 3, cell: 'p1', stored: { value: 4 }, other: { value: 5 } }]);
    expect((await list())[1].holes[3]).toEqual({ firstIn: 'p2' });
  });

  it('when the call with signal had its effect, then its record is a duplicate', async () => {
    await games.ann.put(`/api/game-state/${play.id}/holes/3`, { cells: { 'strokes.p1': 4 } }, { headers: { 'Idempotency-Key': 'key-1' } });
    await enter({ 'strokes.p1': 6 }, {}, games.bob);
    const sent = await record({ id: 'r2', callKey: 'key-1', cells: { 'strokes.p1': 4 } });
    expect(sent.body).toEqual({ status: 'duplicate', conflicts: [] });
    expect((await list())[0].holes[3]).toEqual({ p1: 6 });
  });

  it('when a record names a stranger, then it is refused', async () => {
    expect((await record({ cells: { 'strokes.p9': 4 } })).status).toBe(400);
  });
});
