import { z } from 'zod';
import { id, instant } from '../ids';
import { published, type StateOf } from './envelope';

/** settlement publishes saved results: which session, and whether today's scores still give the same nets. The id is the session's. */
export const settlements = published({
  kind: 'settlements',
  topic: 'settlements',
  schema: 1,
  state: z.object({ id, groupId: id, savedAt: instant, stale: z.boolean() }),
  changes: {
    'result-saved': 'A combined settlement was saved.',
    'result-went-stale': "Scores moved since; the saved nets are no longer today's.",
    'result-is-current-again': "Scores moved back; the saved nets are today's again.",
    'result-deleted': 'The session is gone, and so is its saved result.',
  },
});
export type SettlementState = StateOf<typeof settlements>;
