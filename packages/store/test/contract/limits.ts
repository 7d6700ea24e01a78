import { TooLarge, type AggregateType } from '@fairshare/store';
import { eachOn, type PrepareStorage } from './under-test';

interface Note {
  readonly text: string;
  readonly secret?: string;
}
const notes: AggregateType<Note> = { kind: 'notes', schema: 1, publish: { topic: 'notes', schema: 1, view: ({ text }) => ({ text }) } };
const LARGEST = 10_000;

/** A commit that is too large for the bus is not written. */
export function describeLimits(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  const store = () => engine.open({ largestPublished: LARGEST }).aggregates(notes);
  const write = (state: Note) => () => ({ state, changes: [{ name: 'note-written' }] });

  test('when a commit is too large to publish, then it is refused', async () => {
    const limited = store();
    await expect(limited.create('n1', { text: 'x'.repeat(LARGEST) }, [])).rejects.toThrow(TooLarge);
    expect(await limited.getWithTombstone('n1')).toBeNull();
    await limited.create('n1', { text: 'short' }, []);
    const request = { key: 'k', hash: 'h' };
    await expect(limited.update('n1', write({ text: 'x'.repeat(LARGEST) }), { request })).rejects.toThrow(TooLarge);
    // Bytes count, not characters.
    await expect(limited.update('n1', write({ text: '⛳'.repeat(LARGEST / 2) }))).rejects.toThrow(TooLarge);
    expect(await limited.get('n1')).toMatchObject({ version: 1, state: { text: 'short' } });
    expect(await limited.update('n1', write({ text: 'x'.repeat(LARGEST / 2) }), { request })).toMatchObject({ outcome: 'written' });
  });

  test('when a field is not published, then it may be larger', async () => {
    const limited = store();
    await limited.create('n1', { text: 'short', secret: 'x'.repeat(LARGEST) }, []);
    expect((await limited.get('n1'))?.state.secret).toHaveLength(LARGEST);
  });

  test('when an aggregate is too large already, then it can shrink', async () => {
    await engine
      .open()
      .aggregates(notes)
      .create('n1', { text: 'x'.repeat(3 * LARGEST) }, []);
    const limited = store();
    expect((await limited.get('n1'))?.state.text).toHaveLength(3 * LARGEST);
    await expect(limited.update('n1', write({ text: 'x'.repeat(3 * LARGEST + 1) }))).rejects.toThrow(TooLarge);
    expect(await limited.update('n1', write({ text: 'x'.repeat(2 * LARGEST) }))).toMatchObject({ version: 2 });
    expect(await limited.remove('n1', () => [])).toMatchObject({ version: 3, deleted: true });
  });
}
