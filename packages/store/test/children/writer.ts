import { openSqlite } from '@fairshare/store';

/** Writes until it is killed, and reports each acknowledged write. */
async function writeOn(file: string): Promise<void> {
  const storage = openSqlite({ file });
  const notes = storage.aggregates<{ text: string; writes: number }>({
    kind: 'notes',
    schema: 1,
    indexes: { text: (note) => note.text },
    publish: { topic: 'notes', schema: 1, view: (note) => note },
  });
  for (let count = 0; ; count += 1) {
    const id = `n${count}`;
    await notes.create(id, { text: `text of ${id}`, writes: 1 }, [{ name: 'note-written' }]);
    process.stdout.write(`${id} 1\n`);
    await notes.update(id, (note) => ({ state: { ...note, writes: 2 }, changes: [{ name: 'note-written' }] }));
    process.stdout.write(`${id} 2\n`);
  }
}

void writeOn(process.argv[2] ?? '');
