import { groups } from '@fairshare/contracts';
import { LARGEST_PUBLISHED } from '@fairshare/event-bus';
import { startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createNotesService } from './support';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startTestPlatform({ services: { groups: createNotesService } });
});
afterEach(() => platform.close());

const call = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const headers = { authorization: `Bearer ${platform.tokenFor({ userId: 'ann' })}`, 'content-type': 'application/json' };
  const answer = await fetch(new URL(path, platform.url('groups')), { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { id: string; code: string; message: string } };
};
const ready = async () => {
  const response = await fetch(`${platform.url('groups')}/readyz`);
  return { status: response.status, body: (await response.json()) as { missing: string } };
};

describe('an instance beside those of a newer release', () => {
  it("when a newer release's data is unreadable, then a change gets 503", async () => {
    const { body: note } = await call('POST', '/api/notes', { text: 'one' });
    expect((await ready()).body.missing).not.toMatch(/^release/);
    const newer = platform.storage('groups').aggregates<{ words: string[] }>({ kind: 'notes', schema: 2, upcast: (state) => ({ words: [(state as { text: string }).text] }) });
    await newer.update(note.id, (state) => ({ state, changes: [] }));

    const refused = await call('PUT', `/api/notes/${note.id}`, { text: 'two' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await ready()).toMatchObject({ status: 503, body: { missing: expect.stringMatching(/^release: notes: a newer release wrote/) } });
    expect((await newer.get(note.id))?.state).toEqual({ words: ['one'] });
  });

  it('when a newer release added a field, then a change keeps it', async () => {
    const { body: note } = await call('POST', '/api/notes', { text: 'one' });
    const newer = platform.storage('groups').aggregates<{ text: string; colour: string }>({
      kind: 'notes',
      schema: 2,
      additions: { 2: ['colour'] },
      upcast: (state) => ({ ...(state as { text: string }), colour: 'red' }),
    });
    await newer.update(note.id, (state) => ({ state, changes: [] }));
    expect((await call('PUT', `/api/notes/${note.id}`, { text: 'two' })).status).toBe(200);
    expect((await newer.get(note.id))?.state).toMatchObject({ text: 'two', colour: 'red' });
    expect((await ready()).body.missing).not.toMatch(/^release/);
  });
});

it('when a note is too large to publish, then it gets 413', async () => {
  await platform.close();
  platform = await startTestPlatform({
    services: {
      groups: (deps) => {
        // The view repeats the state many times, since the body of one call cannot be as large as a record.
        const view = (state: object) => ({ copies: Array.from({ length: 8 }, () => state) });
        const aggregates: typeof deps.storage.aggregates = (type) => deps.storage.aggregates({ ...type, publish: { topic: groups.topic, schema: 1, view } });
        return createNotesService({ ...deps, storage: { ...deps.storage, aggregates } });
      },
    },
  });
  expect((await call('POST', '/api/notes', { text: 'x'.repeat(LARGEST_PUBLISHED / 9) })).status).toBe(201);
  const refused = await call('POST', '/api/notes', { text: 'x'.repeat(LARGEST_PUBLISHED / 7) });
  expect([refused.status, refused.body.code]).toEqual([413, 'TOO_LARGE']);
  expect(refused.body.message).toMatch(/Remove something first; nothing was changed/);
});
