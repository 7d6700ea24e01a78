import type { Course, CustomCard, GroupHouseRules, GroupPlayer, Joining } from '@fairshare/contracts';
import type { ActivityEntry } from './activity';

/** Who may use the group, and since when. */
export interface Member {
  readonly userId: string;
  readonly joinedAt: string;
}

/** Somebody who waits to be let in. */
export interface Waiting {
  readonly userId: string;
  readonly askedAt: string;
}

/** A member says to be a player. */
export interface Claim {
  readonly playerId: string;
  readonly userId: string;
}

/** A member deleted the group; until it is gone for good, everyone who was a member then can restore it with its members. */
export interface Deletion {
  /** Null: they have deleted their account. */
  readonly by: string | null;
  readonly at: string;
  readonly members: readonly Member[];
}

/** A member wants to delete a group whose creator is gone; it is deleted unless another one objects in time. */
export interface DeletionProposal {
  readonly by: string;
  readonly at: string;
}

/** A group as it is stored. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Null: they have deleted their account, or nobody knows any more. */
  readonly createdBy: string | null;
  /** Player order: the order of every rule and of every odd cent. Archived ones keep their places. */
  readonly players: readonly GroupPlayer[];
  /** Who is proposed for a new round; empty: everyone who is not archived. */
  readonly regulars: readonly string[];
  /** None while it is deleted. */
  readonly members: readonly Member[];
  readonly joining: Joining;
  readonly waiting: readonly Waiting[];
  /** One a player and one a member; what a former member said counts no more (see claims.ts). */
  readonly claims: readonly Claim[];
  /** Built-in card type or custom card id → whole dollars. */
  readonly cardValues: Readonly<Record<string, number>>;
  readonly customCards: readonly CustomCard[];
  /** What its rounds are made with. */
  readonly rules: GroupHouseRules;
  readonly courses: readonly Course[];
  /** A data URL. */
  readonly groupPhoto: string | null;
  readonly shareCode: string;
  /** What happened to it, the newest last. */
  readonly activity: readonly ActivityEntry[];
  readonly deletion: Deletion | null;
  /** Absent: nobody wants to delete it. */
  readonly deletionProposal?: DeletionProposal | null;
  /** Who was removed by another member, and enters only with approval. Absent: nobody. */
  readonly removed?: readonly string[];
  /** The day its seasons begin, "MM-DD". */
  readonly seasonStart: string;
  /** Whether its seasons show money. */
  readonly showMoney: boolean;
  /** The time zone whose days are the group's, an IANA name. Absent: UTC, nobody has said one. */
  readonly timeZone?: string;
}

export const isMember = (group: Group, userId: string): boolean => group.members.some((member) => member.userId === userId);

/** Its creator, while they are a member; null: they are gone. */
export const creatorOf = (group: Group): string | null => (group.createdBy !== null && isMember(group, group.createdBy) ? group.createdBy : null);
