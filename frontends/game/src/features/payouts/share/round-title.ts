import type { Group } from '@fairshare/contracts';
import { formatDay } from '../../../shared/dates';
import type { PhoneRound } from '../money/phone-round';

/** The heading of a receipt. */
export interface RoundTitle {
  readonly game: string;
  readonly group: string;
  /** The day of the round in the group's time zone. */
  readonly day: string;
}

export function roundTitle({ game }: PhoneRound, group: Group | null): RoundTitle {
  return { game: game.name, group: group?.name ?? '', day: formatDay(game.createdAt, group) };
}
