import { GUEST_PATH, guestBody } from '@fairshare/contracts';
import { invalidField, notFound, type InternalRouter } from '@fairshare/service-kit';
import type { GamesApplication } from '../application';

/** Lets groups ask for which group and player a guest cookie is good. */
export function mountGuests(router: InternalRouter, app: Pick<GamesApplication, 'whoseCookie'>): void {
  router.post(GUEST_PATH.replace('/internal', ''), async (request, response) => {
    const asked = guestBody.safeParse(request.body);
    if (!asked.success) throw invalidField('cookie', 'is no guest cookie');
    const found = await app.whoseCookie(asked.data.cookie);
    if (!found) throw notFound();
    response.json(found);
  });
}
