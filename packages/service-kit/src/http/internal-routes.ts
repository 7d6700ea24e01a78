import type { Router } from 'express';
import { z } from 'zod';
import { PERSONAL_DATA_PATH, personalDataQuery, type PersonalDataQuery } from '@fairshare/contracts';
import { isTombstone, type PageOf, type Stored, type Tombstone } from '@fairshare/store';
import { READ_TOGETHER_MAX } from '../core/aggregates';
import { invalidField, notFound } from '../core/errors';

const together = z.object({ ids: z.array(z.string().max(200)).max(READ_TOGETHER_MAX) });
const page = z.object({ after: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(1_000).default(500) });

/** As much of an aggregate store as pulls need, whatever its state. */
interface PublishingStore {
  readonly type: {
    readonly kind: string;
    readonly publish?: { readonly schema: number; readonly view: (state: never, version: number) => object };
  };
  getMany(ids: readonly string[]): Promise<Stored<unknown>[]>;
  getWithTombstone(id: string): Promise<Stored<unknown> | Tombstone | null>;
  versions(page?: PageOf): Promise<{ id: string; version: number }[]>;
}

/** Lets peers pull what this service owns: the published views of one aggregate or of several living ones, or the list of ids and versions. */
export function mountAggregates(router: Router, stores: readonly PublishingStore[]): void {
  const published = new Map(stores.filter((store) => store.type.publish).map((store) => [store.type.kind, store]));

  router.get('/aggregates/:kind/:id', async (request, response) => {
    const store = published.get(request.params.kind);
    const publish = store?.type.publish;
    const found = await store?.getWithTombstone(request.params.id);
    if (!publish || !found) throw notFound();
    response.json({
      id: found.id,
      version: found.version,
      schema: publish.schema,
      state: isTombstone(found) ? { deleted: true } : publish.view(found.state as never, found.version),
    });
  });

  router.post('/aggregates/:kind', async (request, response) => {
    const store = published.get(request.params.kind);
    const publish = store?.type.publish;
    if (!store || !publish) throw notFound();
    const asked = together.safeParse(request.body);
    if (!asked.success) throw invalidField('ids', `must be at most ${READ_TOGETHER_MAX} ids`);
    const found = await store.getMany(asked.data.ids);
    response.json(found.map(({ id, version, state }) => ({ id, version, schema: publish.schema, state: publish.view(state as never, version) })));
  });

  router.get('/aggregates/:kind', async (request, response) => {
    const store = published.get(request.params.kind);
    if (!store) throw notFound();
    const { after, limit } = page.parse(request.query);
    response.json(await store.versions({ after, limit }));
  });
}

/** Lets auth collect the data that this service stores about a user, for the user's own export. */
export function mountPersonalData(router: Router, collect: (asked: PersonalDataQuery) => Promise<object | null>): void {
  router.post(PERSONAL_DATA_PATH.replace('/internal', ''), async (request, response) => {
    const asked = personalDataQuery.safeParse(request.body);
    if (!asked.success) throw invalidField('userId', 'names nobody');
    response.json(await collect(asked.data));
  });
}
