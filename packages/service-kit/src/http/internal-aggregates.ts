import type { Router } from 'express';
import { z } from 'zod';
import { isTombstone, type AggregateStore } from '@fairshare/store';
import { notFound } from '../refusals';

const page = z.object({ after: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(1_000).default(500) });

/** Lets peers pull what this service owns: one aggregate's published view, or the list of ids and versions. */
export function mountAggregates(router: Router, stores: readonly Pick<AggregateStore<never>, 'type' | 'peek' | 'versions'>[]): void {
  const published = new Map(stores.filter((store) => store.type.publish).map((store) => [store.type.kind, store]));

  router.get('/aggregates/:kind/:id', async (request, response) => {
    const store = published.get(request.params.kind);
    const publish = store?.type.publish;
    const found = await store?.peek(request.params.id);
    if (!publish || !found) throw notFound();
    response.json({
      id: found.id,
      version: found.version,
      schema: publish.schema,
      state: isTombstone(found) ? { deleted: true } : publish.view(found.state, found.version),
    });
  });

  router.get('/aggregates/:kind', async (request, response) => {
    const store = published.get(request.params.kind);
    if (!store) throw notFound();
    const { after, limit } = page.parse(request.query);
    response.json(await store.versions({ after, limit }));
  });
}
