import type { GroupState } from '@fairshare/contracts';
import { NoSuchLink } from '../domain/errors';
import type { Round, SpectatorAccess } from '../domain/round';
import { openLink } from '../domain/spectator-link';
import type { GamesDeps } from '../deps';

/** The data from which a leaderboard is presented. */
export interface WatchedRound {
  readonly round: Round;
  readonly group: GroupState;
  readonly link: SpectatorAccess;
  /** Of the round and of the group: while both are the same, so is the leaderboard. */
  readonly versions: readonly [round: number, group: number];
}

/** The round of a spectator link. @throws NoSuchLink for a link that is unknown, revoked or expired. */
export const watchRound =
  (deps: GamesDeps) =>
  async (token: string): Promise<WatchedRound> => {
    const [found] = await deps.rounds.find('spectatorToken', token);
    const link = found && openLink(found.state, deps.clock().toISOString());
    const record = found && (await deps.groups.record(found.state.groupId));
    const group = record?.state;
    // A deleted group that can still be restored has no members.
    if (!link || !group || group.members.length === 0) throw new NoSuchLink();
    return { round: found.state, group, link, versions: [found.version, record.version] };
  };
