import type { Stored } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import type { Group } from '../domain/group';
import { type Reader, shownGroupOf, type ShownGroup } from '../loaders/shown-group';

/** A group as shown to a reader. */
export const shownTo =
  (deps: GroupsDeps) =>
  (reader: Reader, group: Stored<Group>): Promise<ShownGroup> =>
    shownGroupOf(deps, reader, group);
