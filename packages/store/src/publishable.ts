import { TooLarge } from './errors';
import type { AggregateType, NamedChange } from './port';

/** An aggregate as it stands, with the changes that wait to be published with it. */
export interface Publishable<State> {
  readonly id: string;
  readonly version: number;
  readonly state: State;
  /** Asked only where it is measured. */
  readonly changes: () => readonly NamedChange[];
}

/** What is published of a state is a part of it, of three bytes a letter at most: what is a small part of the limit is not measured. */
const SURELY_FITS = 1 / 8;

/**
 * Refuses a commit that the bus would never take: its aggregate would not be published ever again. One that makes an aggregate smaller
 * that is too large already is let through.
 * @param largest bytes that state and changes may have as JSON
 * @param lengthOf letters of the documents as JSON
 * @throws TooLarge
 */
export function requirePublishable<State extends object>(
  type: AggregateType<State>,
  largest: number,
  lengthOf: number,
  next: Publishable<State>,
  before?: Publishable<State>,
): void {
  if (!type.publish || lengthOf < largest * SURELY_FITS) return;
  const bytes = bytesOf(type.publish.view, next);
  if (bytes <= largest) return;
  if (before && bytes < bytesOf(type.publish.view, before)) return;
  throw new TooLarge(type.kind, next.id);
}

const bytesOf = <State>(view: (state: State, version: number) => object, { state, version, changes }: Publishable<State>): number =>
  Buffer.byteLength(JSON.stringify({ state: view(state, version), changes: changes() }));
