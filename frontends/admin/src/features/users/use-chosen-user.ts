import type { ExportedUser } from '@fairshare/contracts';
import { useRef } from 'react';
import { useAddressHash } from '../../shared/use-address-hash';

/** The parameter's name behind the #: a user is known by their email, which no server's log is to hold. */
const PARAMETER = 'user';

interface ChosenUser {
  /** null: none is chosen, or there is no such user. */
  readonly chosen: ExportedUser | null;
  /** @param instead in place of the user who was chosen before, whom Back then does not lead to */
  choose(user: ExportedUser, instead?: boolean): void;
  /** Back to where nobody was chosen. */
  close(): void;
}

/** The user whose detail is shown. The address says who it is, so that Back, a reload and a link lead there. */
export function useChosenUser(users: readonly ExportedUser[]): ChosenUser {
  const [hash, setHash] = useAddressHash();
  /** The entry before this one of the history shows nobody. */
  const openedHere = useRef(false);
  const email = new URLSearchParams(hash.slice(1)).get(PARAMETER);
  const chosen = users.find((user) => user['Email Address'] === email) ?? null;
  return {
    chosen,
    choose(user, instead = false) {
      if (user === chosen) return;
      openedHere.current = chosen === null || (instead && openedHere.current);
      setHash(`#${new URLSearchParams({ [PARAMETER]: user['Email Address'] })}`, { replace: instead });
    },
    close() {
      if (openedHere.current) window.history.back();
      else setHash('', { replace: true });
      openedHere.current = false;
    },
  };
}
