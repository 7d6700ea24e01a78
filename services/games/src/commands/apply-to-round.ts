import type { Change, WriteOptions } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { type Authorship, authorshipOf } from '../domain/cells';
import { inVersion, type Round, withoutExpiredLinks } from '../domain/round';
import { requireOpenTo, requireStillLetIn } from '../loaders/access';
import type { AuthorizedRound, Scorer } from '../loaders/rounds';

/** Applies a rule to a round that the caller may score. @throws GuestGone, RoundFinished for a guest; and the errors of the rule. */
export async function applyToRound(
  deps: Pick<GamesDeps, 'rounds' | 'clock'>,
  caller: Scorer,
  { stored: from, group }: AuthorizedRound,
  rule: (round: Round, authorship: Authorship) => Change<Round>,
  options: WriteOptions,
): Promise<AuthorizedRound> {
  const decide = (round: Round, version: number): Change<Round> => {
    requireStillLetIn(deps, caller, round, group);
    const authorship = authorshipOf(caller, deps.clock());
    const change = rule(withoutExpiredLinks(round, authorship.at), authorship);
    if (change !== 'unchanged') requireOpenTo(caller, round);
    return inVersion(change, version + 1);
  };
  return { stored: await deps.rounds.update(from.id, decide, { ...options, from }), group };
}
