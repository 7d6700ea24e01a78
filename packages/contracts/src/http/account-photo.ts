import { z } from 'zod';
import { photoUrl } from '../photo';
import { route } from '../route';
import { noBody, noParams, noQuery } from './common';

/** The photo of the caller's account, as a data URL. */
export const accountPhoto = z.object({ photo: z.string().nullable() });
export type AccountPhoto = z.infer<typeof accountPhoto>;

const ofCaller = { service: 'auth', path: '/api/user/photo', access: 'session', params: noParams, query: noQuery, answer: accountPhoto, status: 200 } as const;

/** The calls about the caller's photo; members of their groups see it beside the player they say to be. */
export const accountPhotoApi = {
  getPhoto: route({ ...ofCaller, name: 'getPhoto', method: 'GET', summary: "The photo of the caller's account.", body: noBody, refusals: [] }),
  changePhoto: route({
    ...ofCaller,
    name: 'changePhoto',
    method: 'PUT',
    summary: 'Choose a photo: a png, jpeg or webp of at most 16 kB, as a data URL. The members of the groups see it beside the player whom the caller says to be. Idempotent.',
    body: z.object({ photo: photoUrl(16) }),
    refusals: [412, 422],
  }),
  removePhoto: route({ ...ofCaller, name: 'removePhoto', method: 'DELETE', summary: "Remove the photo of the caller's account. Idempotent.", body: noBody, refusals: [412] }),
} as const;
