import type { Addition, Shape } from '../document-shape';
import { toFields } from './fields';

/** What a document says of its state: its fields, null where it is deleted, and which releases can read them. */
interface Form {
  readonly state: unknown;
  readonly shape: Shape;
}

/** The same as releases kept it that wrote the state as one text. */
export interface EarlierForm {
  readonly stateSchema?: number;
  /** Missing in a document of a release that knew neither: read by those that know its schema. */
  readonly readableFrom?: number;
  /** JSON. */
  readonly additions?: string;
  /** JSON; null: deleted. */
  readonly body?: string | null;
}

/** Above every schema number that such a release knows. */
const OUT_OF_REACH = 1_000_000;

/**
 * What those releases find in a document of today's form: that it is deleted, or that only a newer release can read it. They answer 503
 * for it and ask to be drained, and write nothing over it.
 */
export const shownToEarlierReleases = (state: unknown) => ({ stateSchema: OUT_OF_REACH, readableFrom: OUT_OF_REACH, body: state === null ? null : '"see state"' });

/** In both forms. */
export const DELETED = { body: null };
export const LIVING = { body: { $ne: null } };

/** Today's form of a document that is kept in either. */
export function formOf({ state, shape, stateSchema = 1, readableFrom = stateSchema, additions = '[]', body = null }: Partial<Form> & EarlierForm): Form {
  if (state !== undefined && shape) return { state, shape };
  const earlier = { schema: stateSchema, readableFrom, additions: JSON.parse(additions) as Addition[] };
  return { state: body === null ? null : toFields(body), shape: earlier };
}
