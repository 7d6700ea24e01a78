import { useResolved } from '@fairshare/ui';
import { missingOn } from './use-save-hole';
import type { HoleInput } from './hole-inputs';
import type { HoleEntry } from './use-hole-entry';

/** Takes back the message that an input lacks something, once it is whole. */
export function MissingGone({ input, entry: { hole, missing } }: { input: HoleInput; entry: HoleEntry }): null {
  const lacking = input.cellsOn(hole).filter((cell) => missing.includes(cell));
  useResolved(missingOn(input, hole), lacking.length === 0);
  return null;
}
