import { NewerSchema, StoreAway, type AggregateType, type ProjectionType } from '@fairshare/store';
import { eventually } from '@fairshare/testing';
import { eachOn, type PrepareStorage } from './under-test';

interface Round {
  readonly course: string;
  readonly players: Readonly<Record<string, { readonly strokes: number }>>;
  readonly marker?: string;
}

interface NewRound extends Round {
  readonly caddie: string | null;
  readonly players: Readonly<Record<string, { readonly strokes: number; readonly tee?: string }>>;
  readonly bag?: string;
}

/** A type of one release, and of the next one, whose new fields the first release does not need. */
const before: AggregateType<Round> = { kind: 'rounds', schema: 1, indexes: { course: ({ course }) => course } };
const after: AggregateType<NewRound> = {
  kind: 'rounds',
  schema: 2,
  upcast: (state) => ({ ...(state as Round), caddie: null }),
  additions: { 2: ['caddie', 'bag', 'players.*.tee'] },
  indexes: { course: ({ course }) => course, caddie: ({ caddie }) => caddie },
  unique: { bag: ({ bag }) => bag ?? null },
};
/** The type of a release whose form the first release cannot read. */
const afterThat: AggregateType<{ readonly name: string }> = { kind: 'rounds', schema: 3, upcast: (state) => ({ name: (state as Round).course }) };

const round = (course: string): Round => ({ course, players: { ann: { strokes: 4 } } });

/** Two releases on one engine at the same time, as during a rollout. */
export function describeReleases(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  /** Simulates a release from this store on; a release without support for other releases cannot be simulated. */
  const older = () => engine.open().aggregates(before);
  const newer = () => engine.open().aggregates(after);
  /** Documents that a release with other indexes wrote are found within seconds. */
  const soon = <T>(find: () => Promise<readonly T[]>, count: number) => eventually(find, (found) => found.length === count);

  test('when the older release updates a newer document, then unknown fields stay', async () => {
    const [old, fresh] = [older(), newer()];
    await fresh.create('r1', { ...round('Links'), caddie: 'cy', bag: 'red', players: { ann: { strokes: 4, tee: 'white' }, bob: { strokes: 5, tee: 'blue' } } }, []);
    expect((await old.get('r1'))?.state.course).toBe('Links');
    expect(await old.find('course', 'Links')).toHaveLength(1);
    expect(await old.scan()).toHaveLength(1);
    // The strictest case: the write leaves out every field the release does not know, and one of two players.
    const written = await old.update('r1', ({ players }) => ({ state: { course: 'Park', players: { ann: { strokes: (players.ann?.strokes ?? 0) + 1 } } }, changes: [] }));
    expect(written.state).toMatchObject({ course: 'Park', caddie: 'cy' });
    expect((await fresh.get('r1'))?.state).toEqual({ course: 'Park', caddie: 'cy', bag: 'red', players: { ann: { strokes: 5, tee: 'white' } } });
    expect(await soon(() => fresh.find('caddie', 'cy'), 1)).toMatchObject([{ id: 'r1', version: 2 }]);
    expect(await fresh.find('bag', 'red')).toHaveLength(1);
    expect(await fresh.update('r1', (state) => ({ state: { ...state, caddie: null }, changes: [] }))).toMatchObject({ state: { caddie: null } });
    expect((await old.get('r1'))?.version).toBe(3);
  });

  test('when the older release removes a known field, then it stays removed', async () => {
    const [old, fresh] = [older(), newer()];
    await fresh.create('r1', { ...round('Links'), caddie: 'cy', marker: 'mia' }, []);
    await old.update('r1', ({ course, players }) => ({ state: { course, players }, changes: [] }));
    expect((await fresh.get('r1'))?.state).toEqual({ ...round('Links'), caddie: 'cy' });
  });

  test('when the older release writes later, then the newer one upcasts it', async () => {
    const [old, fresh] = [older(), newer()];
    await fresh.create('r1', { ...round('Links'), caddie: null, bag: 'red' }, []);
    for (const id of ['r2', 'r3']) await old.create(id, round('Links'), []);
    expect(await soon(() => fresh.find('course', 'Links'), 3)).toMatchObject([{}, { state: { caddie: null } }, {}]);
    await fresh.update('r2', (state) => ({ state: { ...state, caddie: 'dee' }, changes: [] }));
    await old.update('r2', (state) => ({ state: { ...state, course: 'Park' }, changes: [] }));
    expect(await soon(() => fresh.find('caddie', 'dee'), 1)).toMatchObject([{ state: { course: 'Park' } }]);
    await old.remove('r1', () => []);
    await eventually(
      () =>
        fresh.create('r4', { ...round('Links'), caddie: null, bag: 'red' }, []).then(
          () => true,
          () => false,
        ),
      Boolean,
    );
  });

  test("when the older release starts beside, then the newer one's indexes work", async () => {
    const fresh = newer();
    await fresh.create('r1', { ...round('Links'), caddie: 'cy', bag: 'red' }, []);
    const old = older();
    await old.create('r2', round('Links'), []);
    expect(await old.find('course', 'Links')).toHaveLength(2);
    expect(await newer().find('caddie', 'cy')).toHaveLength(1);
    expect(await soon(() => fresh.find('course', 'Links'), 2)).toHaveLength(2);
    await expect(fresh.create('r3', { ...round('Links'), caddie: null, bag: 'red' }, [])).rejects.toThrow('another of rounds has this bag');
  });

  test('when the older release meets an unreadable document, then it is unavailable', async () => {
    const storage = engine.open();
    const old = storage.aggregates(before);
    await old.create('r1', round('Links'), []);
    const next = engine.open().aggregates(afterThat);
    await next.update('r1', () => ({ state: { name: 'Links' }, changes: [] }));
    expect(await old.get('unknown')).toBeNull();
    await storage.ping();
    await expect(old.get('r1')).rejects.toThrow(NewerSchema);
    await expect(old.update('r1', (state) => ({ state, changes: [] }))).rejects.toThrow(StoreAway);
    await expect(storage.ping()).rejects.toThrow(NewerSchema);
    expect((await next.get('r1'))?.state).toEqual({ name: 'Links' });
    // A start of the older release does not touch such a document.
    expect(await older().get('unknown')).toBeNull();
  });

  test('when indexes are no longer declared, then a command drops them', async () => {
    const fresh = newer();
    await fresh.create('r1', { ...round('Links'), caddie: 'cy', bag: 'red' }, []);
    const storage = engine.open();
    const last = storage.aggregates({ ...after, indexes: { caddie: ({ caddie }: NewRound) => caddie }, unique: {} });
    const rounds = storage.projection<Round>({ kind: 'others' });
    await rounds.apply([{ id: 'o1', version: 1, state: round('Links') }]);
    const dropped = await storage.dropUnusedIndexes();
    expect(dropped.filter((name) => /course|bag/.test(name))).toHaveLength(2);
    expect(dropped).toHaveLength(2);
    expect(await last.find('caddie', 'cy')).toHaveLength(1);
    await last.create('r2', { ...round('Links'), caddie: null, bag: 'red' }, []);
    expect(await storage.dropUnusedIndexes()).toEqual([]);
  });

  test('when an older release writes without an index, then newer look-ups work', async () => {
    const plain: ProjectionType<Round> = { kind: 'rounds' };
    const indexed: ProjectionType<Round> = { kind: 'rounds', indexes: { course: ({ course }) => course } };
    const fresh = engine.open().projection(indexed);
    await fresh.apply([{ id: 'r1', version: 1, state: round('Links') }]);
    const old = engine.open().projection(plain);
    await old.apply([
      { id: 'r1', version: 2, state: round('Links') },
      { id: 'r2', version: 1, state: round('Links') },
    ]);
    await soon(() => engine.open().projection(indexed).find('course', 'Links'), 2);
  });
}
