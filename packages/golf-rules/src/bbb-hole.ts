import { NOBODY } from './constants';
import { entryOf, type PlayerId } from './players';

/** The three awards of a BBB hole, in the order they are won. */
export const BBB_AWARDS = ['firstOn', 'closestTo', 'firstIn'] as const;

export type BbbAward = (typeof BBB_AWARDS)[number];

/** A player's id, `none` when nobody took the award, or nothing while it has not been recorded. */
export type BbbHole = Readonly<Partial<Record<BbbAward, PlayerId | typeof NOBODY | null>>>;

/** The awards of a hole that have been recorded: to a player on it or to nobody. */
export type RecordedAwards = Readonly<Partial<Record<BbbAward, PlayerId | typeof NOBODY>>>;

/** Leaves out what is missing and what names a player who is not on the hole. */
export function recordedAwards(players: readonly PlayerId[], hole: BbbHole): RecordedAwards {
  const entries: Readonly<Record<string, string | null | undefined>> = hole;
  return Object.fromEntries(
    BBB_AWARDS.flatMap((award) => {
      const taker = entryOf(entries, award);
      return taker === NOBODY || (taker != null && players.includes(taker)) ? [[award, taker]] : [];
    }),
  );
}

/** The awards a player took on a hole. */
export function awardsOf(awards: RecordedAwards, playerId: PlayerId): BbbAward[] {
  return BBB_AWARDS.filter((award) => awards[award] === playerId);
}
