import { z } from 'zod';
import { groups, route, routeTable, type GroupState } from '@fairshare/contracts';
import { Projection, conflicting, createApp, handle, mountAggregates, project, ok, committed, type Service, type ServiceDeps } from '../src/index';

/** A tiny service: notes with a text, and a projection of groups. Enough to exercise everything that services share. */
interface Note {
  readonly id: string;
  readonly text: string;
}

const note = z.object({ id: z.string(), text: z.string(), version: z.number() });
const id = z.object({ id: z.string() });

const post = route({
  service: 'groups',
  method: 'POST',
  path: '/api/notes',
  summary: 'Add a note.',
  access: 'session',
  body: z.object({ text: z.string().min(1, 'Text is required') }),
  answer: note,
  status: 201,
});
const get = route({ ...post, method: 'GET', path: '/api/group-names/:id', params: id, body: z.any(), status: 200 });
const { addNote, changeNote, groupName, fail, paid, adminOnly } = routeTable({
  addNote: post,
  changeNote: route({ ...post, method: 'PUT', path: '/api/notes/:id', params: id, status: 200 }),
  groupName: get,
  fail: route({ ...get, path: '/api/fail/:id' }),
  paid: route({ ...get, path: '/api/paid/:id', access: 'subscriber' }),
  adminOnly: route({ ...get, path: '/api/admin-only/:id', access: 'admin' }),
});

export function createNotesService(deps: ServiceDeps): Service {
  const notes = deps.storage.aggregates<Note>({ kind: 'notes', schema: 1 });
  const projection = new Projection<typeof groups, GroupState>(deps, groups);
  const present = (stored: { id: string; version: number; state: Note }) => ({ id: stored.id, text: stored.state.text, version: stored.version });
  const answerId = async ({ params }: { params: { id: string } }) => ok({ id: params.id, text: '', version: 1 });

  return {
    app: createApp({
      deps,
      projections: [projection],
      internal: (router) => mountAggregates(router, [notes]),
      routes: [
        handle(addNote, async ({ body, write }) => {
          const id = write.newId();
          const added = await notes.create(id, { id, text: body.text }, [], write.options);
          return committed(present(added), { ...added, kind: 'groups' }, { etag: added.version });
        }),
        handle(changeNote, async ({ params, body, write }) => {
          const changed = await notes.update(params.id, (state) => ({ state: { ...state, text: body.text }, changes: [] }), write.options);
          return committed(present(changed), { ...changed, kind: 'groups' }, { etag: changed.version });
        }),
        handle(groupName, async ({ params, caller }) => {
          if (!(await projection.get(params.id))) await projection.refreshFromOwner(params.id, caller.userId);
          const record = await projection.record(params.id);
          return ok({ id: params.id, text: record?.state?.name ?? 'nobody', version: record?.version ?? 0 });
        }),
        handle(fail, async ({ params }) => {
          if (params.id === 'rule') throw conflicting('RULE', 'A rule stands against it', { stored: 7 });
          throw new Error('a secret detail');
        }),
        handle(paid, answerId),
        handle(adminOnly, answerId),
      ],
    }),
    consumers: [project('games', projection)],
    close: async () => undefined,
  };
}
