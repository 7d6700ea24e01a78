import type { GroupState } from '@fairshare/contracts';
import type { Change, Stored, WriteOptions } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { RoundFinished } from '../domain/errors';
import { requireLetIn } from '../domain/scoring-links';
import { inVersion, type Round, withoutExpiredLinks } from '../domain/round';
import type { Scorer } from '../loaders/open-round';

/** Applies a rule to a round that the caller may score. @throws GuestGone, RoundFinished for a guest; and what the rule throws. */
export const scoreRound = (
  deps: Pick<GamesDeps, 'rounds' | 'clock'>,
  caller: Scorer,
  { roundId, group }: { readonly roundId: string; readonly group: GroupState },
  rule: (round: Round) => Change<Round>,
  options: WriteOptions,
): Promise<Stored<Round>> =>
  deps.rounds.update(
    roundId,
    (round, version) => {
      requireStillLetIn(deps, caller, round, group);
      const change = rule(withoutExpiredLinks(round, deps.clock().toISOString()));
      if (change !== 'unchanged') requireOpenTo(caller, round);
      return inVersion(change, version + 1);
    },
    options,
  );

/** The link of a guest may be gone since the request began. @throws GuestGone */
export function requireStillLetIn({ clock }: Pick<GamesDeps, 'clock'>, caller: Scorer, round: Round, group: GroupState): void {
  if (caller.role === 'guest') requireLetIn(round, group, { guestId: caller.userId, playerId: caller.guest.playerId }, clock().toISOString());
}

/** Members correct a finished round; guests do not. @throws RoundFinished */
export function requireOpenTo(caller: Scorer, { finished }: Pick<Round, 'finished'>): void {
  if (caller.role === 'guest' && finished) throw new RoundFinished();
}
