import type { Course, CustomCard, GroupHouseRules, GroupPlayer, Joining } from '@fairshare/contracts';
import type { ActivityEntry } from './activity';

/** A member of the group, and when they joined. */
export interface Member {
  readonly userId: string;
  readonly joinedAt: string;
}

/** A user with a pending join request. */
export interface Waiting {
  readonly userId: string;
  readonly askedAt: string;
}

/** A member's claim to be a player. */
export interface Claim {
  readonly playerId: string;
  readonly userId: string;
}

/** A deletion by a member. Until the group is permanently deleted, every member of that time can restore it with its members. */
export interface Deletion {
  /** Null: that user has deleted their account. */
  readonly by: string | null;
  readonly at: string;
  readonly members: readonly Member[];
}

/** A member's proposal to delete a group whose creator has left. The group is deleted unless another member objects in time. */
export interface DeletionProposal {
  readonly by: string;
  readonly at: string;
}

/** A group as it is stored. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Null: the creator has deleted their account, or is unknown. */
  readonly createdBy: string | null;
  /** Player order: the order of every rule and of every odd cent. Archived players keep their positions. */
  readonly players: readonly GroupPlayer[];
  /** The players proposed for a new round; empty: all who are not archived. */
  readonly regulars: readonly string[];
  /** Empty while the group is deleted. */
  readonly members: readonly Member[];
  readonly joining: Joining;
  readonly waiting: readonly Waiting[];
  /** At most one per player and one per member. Claims of former members are invalid (see claims.ts). */
  readonly claims: readonly Claim[];
  /** Built-in card type or custom card id → whole dollars. */
  readonly cardValues: Readonly<Record<string, number>>;
  readonly customCards: readonly CustomCard[];
  /** The rules of its new rounds. */
  readonly rules: GroupHouseRules;
  readonly courses: readonly Course[];
  /** A data URL. */
  readonly groupPhoto: string | null;
  readonly shareCode: string;
  /** The group's activity, newest last. */
  readonly activity: readonly ActivityEntry[];
  readonly deletion: Deletion | null;
  /** Absent: there is no proposal. */
  readonly deletionProposal?: DeletionProposal | null;
  /** Users who were removed by another member, and can join only with approval. Absent: none. */
  readonly removed?: readonly string[];
  /** The day on which its seasons begin, "MM-DD". */
  readonly seasonStart: string;
  /** Whether its seasons show money. */
  readonly showMoney: boolean;
  /** The group's time zone, an IANA name. Absent: none was chosen, so UTC applies. */
  readonly timeZone?: string;
}

export const isMember = (group: Group, userId: string): boolean => group.members.some((member) => member.userId === userId);

/** The creator, while they are a member; null: they have left. */
export const creatorOf = (group: Group): string | null => (group.createdBy !== null && isMember(group, group.createdBy) ? group.createdBy : null);
