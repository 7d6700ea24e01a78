import { z } from 'zod';
import { photoUrl } from '../photo';
import { route, routeTable } from '../route';

/** The photo of the caller's account, as a data URL. */
export const accountPhoto = z.object({ photo: z.string().nullable() });
export type AccountPhoto = z.infer<typeof accountPhoto>;

const ofCaller = { service: 'auth', path: '/api/user/photo', access: 'session', answer: accountPhoto } as const;

/** The calls about the caller's photo; members of their groups see it beside the player whom the caller has claimed. */
export const accountPhotoApi = routeTable({
  getPhoto: route({ ...ofCaller, method: 'GET', summary: "Get the photo of the caller's account." }),
  changePhoto: route({
    ...ofCaller,
    method: 'PUT',
    summary:
      "Set the photo of the caller's account: a PNG, JPEG or WebP image of at most 16 kB, as a data URL. Members of the caller's groups see it next to the player whom the caller has claimed. Idempotent.",
    body: z.object({ photo: photoUrl(16) }),
    refusals: [412, 422],
  }),
  removePhoto: route({ ...ofCaller, method: 'DELETE', summary: "Remove the photo of the caller's account. Idempotent.", refusals: [412] }),
});
