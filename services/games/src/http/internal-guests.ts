import { GUEST_PATH, guestBody } from '@fairshare/contracts';
import { type Bound, invalidField, notFound, type InternalRouter } from '@fairshare/service-kit';
import type * as useCases from '../use-cases';

/** Lets groups ask for which group and player a guest cookie is good. */
export function mountGuests(router: InternalRouter, app: Pick<Bound<typeof useCases>, 'whoseCookie'>): void {
  router.post(GUEST_PATH.replace('/internal', ''), async (request, response) => {
    const asked = guestBody.safeParse(request.body);
    if (!asked.success) throw invalidField('cookie', 'is no guest cookie');
    const found = await app.whoseCookie(asked.data.cookie);
    if (!found) throw notFound();
    response.json(found);
  });
}
