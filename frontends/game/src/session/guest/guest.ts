import type { groupQuery } from '@fairshare/api-client';
import { createContext, useContext } from 'react';

/** Who scores one round by a scoring link, without an account. */
export interface Guest {
  /** Under which the guest's entries are kept; not a player's. */
  readonly guestId: string;
  /** As whom they score, and who made the link if that is known, in short names: "You score as Ben. Ann made this link." */
  readonly scoringAs: string;
  /** How a guest reads the part of the group that its rounds are played with. */
  readonly groupQuery: typeof groupQuery;
}

export const GuestContext = createContext<Guest | null>(null);

/** The guest on whose phone this is; null: a member's. What members alone may do is not shown to a guest. */
export const useGuest = (): Guest | null => useContext(GuestContext);
