import { GUEST_PATH, guestBody } from '@fairshare/contracts';
import { type Bound, invalidField, notFound, type InternalRouter } from '@fairshare/service-kit';
import type * as useCases from '../use-cases';

/** Mounts the internal call with which the groups service looks up the group and the player of a guest cookie. */
export function mountGuests(router: InternalRouter, app: Pick<Bound<typeof useCases>, 'whoseCookie'>): void {
  router.post(GUEST_PATH.replace('/internal', ''), async (request, response) => {
    const asked = guestBody.safeParse(request.body);
    if (!asked.success) throw invalidField('cookie', 'is no guest cookie');
    const found = await app.whoseCookie(asked.data.cookie);
    if (!found) throw notFound();
    response.json(found);
  });
}
