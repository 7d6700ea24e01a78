import type { Router } from 'express';
import { PERSONAL_DATA_PATH, personalDataQuery, type PersonalDataQuery } from '@fairshare/contracts';
import { invalidField } from '../core/errors';

/** Lets auth collect what this service holds of a person, for the person's own export. */
export function mountPersonalData(router: Router, collect: (asked: PersonalDataQuery) => Promise<object | null>): void {
  router.post(PERSONAL_DATA_PATH.replace('/internal', ''), async (request, response) => {
    const asked = personalDataQuery.safeParse(request.body);
    if (!asked.success) throw invalidField('userId', 'names nobody');
    response.json(await collect(asked.data));
  });
}
