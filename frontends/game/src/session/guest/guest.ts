import type { groupQuery } from '@fairshare/api-client';
import { createContext, useContext } from 'react';

/** A user who scores one round by a scoring link, without an account. */
export interface Guest {
  /** The id under which the guest's entries are stored; not a player's id. */
  readonly guestId: string;
  /** The player they score as, and the maker of the link if known, in short names: "You score as Ben. Ann made this link." */
  readonly scoringAs: string;
  /** How a guest reads the group data that its rounds need. */
  readonly groupQuery: typeof groupQuery;
}

export const GuestContext = createContext<Guest | null>(null);

/** The guest who uses this phone; null: a member uses it. Features for members only are hidden from a guest. */
export const useGuest = (): Guest | null => useContext(GuestContext);
