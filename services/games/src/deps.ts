import type { groups } from '@fairshare/contracts';
import type { AccessUntil, Projection } from '@fairshare/service-kit';
import type { RoundIndexes, Rounds } from './store';

export type GroupsProjection = Projection<typeof groups>;

/** What the use cases of games work on. */
export interface GamesDeps {
  readonly rounds: Rounds;
  readonly roundIndexes: RoundIndexes;
  readonly groups: GroupsProjection;
  /** Round → its group, which never changes, of rounds that were read here. */
  readonly knownGroups: Map<string, string>;
  readonly accessUntil: AccessUntil;
  readonly clock: () => Date;
  /** Chance: an unguessable token for a link. */
  readonly newToken: () => string;
  /** A scoring link was tried that leads nowhere: counted, for somebody may be looking for one. */
  readonly onLinkMissed: () => void;
  /** Chance: a whole number from 0 up to, not including, the one it is given. */
  readonly pick: (size: number) => number;
}
