import type { groups } from '@fairshare/contracts';
import type { AccessUntil, Projection } from '@fairshare/service-kit';
import type { RoundIndexes, Rounds } from './store';

export type GroupsProjection = Projection<typeof groups>;

/** The dependencies of the use cases of games. */
export interface GamesDeps {
  readonly rounds: Rounds;
  readonly roundIndexes: RoundIndexes;
  readonly groups: GroupsProjection;
  /** Round → its group, for rounds that this process has read. A round's group never changes. */
  readonly knownGroups: Map<string, string>;
  readonly accessUntil: AccessUntil;
  readonly clock: () => Date;
  /** Random: an unguessable token for a link. */
  readonly newToken: () => string;
  /** Called when a scoring link does not exist. Such attempts are counted, because they may be guesses. */
  readonly onLinkMissed: () => void;
  /** Random: a whole number from 0 to `size` - 1. */
  readonly pick: (size: number) => number;
}
