import { NOBODY } from '../../constants';
import { cellOf } from '../../facts';
import { entryOf, type PlayerId } from '../../players';

/** The kind of the game in data. */
export const BBB_KIND = 'bbb';

/** The three awards of a BBB hole, in the order they are won. */
export const BBB_AWARDS = ['firstOn', 'closestTo', 'firstIn'] as const;

export type BbbAward = (typeof BBB_AWARDS)[number];

/** The names of the awards. The letter is the vowel that distinguishes the three calls. */
const WORDS = {
  firstOn: { name: 'first on', asked: { name: 'First on the green', short: 'First on' }, onCard: { letter: 'i', call: 'Bingo' } },
  closestTo: { name: 'closest to', asked: { name: 'Closest to the pin', short: 'Closest' }, onCard: { letter: 'a', call: 'Bango' } },
  firstIn: { name: 'first in', asked: { name: 'First in the hole', short: 'First in' }, onCard: { letter: 'o', call: 'Bongo' } },
} as const satisfies Readonly<Record<BbbAward, object>>;

/** The awards as questions of a hole. */
export const AWARD_QUESTIONS = BBB_AWARDS.map((key) => ({ key, ...WORDS[key] }));

/** A player's id, `none` when no player took the award, or nothing while the award has not been recorded. */
export type BbbHole = Readonly<Partial<Record<BbbAward, PlayerId | typeof NOBODY | null>>>;

/** The awards of a hole that have been recorded: to a player on it or to nobody. */
export type RecordedAwards = Readonly<Partial<Record<BbbAward, PlayerId | typeof NOBODY>>>;

/** Omits missing awards, and awards that name a player who is not on the hole. */
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

/** The cell of an award among the marks of a round. */
export const awardCell = (award: string): string => cellOf(BBB_KIND, award);
