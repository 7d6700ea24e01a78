import type { CustomCard, GroupPlayer } from '@fairshare/contracts';

/** Who may use the group, and since when. */
export interface Member {
  readonly userId: string;
  readonly joinedAt: string;
}

/** A group as it is stored. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Player order: the order of every rule and of every odd cent. */
  readonly players: readonly GroupPlayer[];
  /** Who is proposed for a new round; empty: everyone who is not archived. */
  readonly regulars: readonly string[];
  readonly members: readonly Member[];
  /** Built-in card type or custom card id → whole dollars. */
  readonly cardValues: Readonly<Record<string, number>>;
  readonly customCards: readonly CustomCard[];
  /** A data URL. */
  readonly groupPhoto: string | null;
  readonly shareCode: string;
}

export const isMember = (group: Group, userId: string): boolean => group.members.some((member) => member.userId === userId);
