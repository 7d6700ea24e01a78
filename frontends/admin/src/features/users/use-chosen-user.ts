import type { ExportedUser } from '@fairshare/contracts';
import { useRef } from 'react';
import { useAddressHash } from '../../shared/use-address-hash';

/** The parameter's name in the URL fragment: a user is identified by their email, which must not appear in server logs. */
const PARAMETER = 'user';

interface ChosenUser {
  /** null: no user is chosen, or the user does not exist. */
  readonly chosen: ExportedUser | null;
  /** @param instead replaces the previously chosen user in the history, so that Back does not return to them */
  choose(user: ExportedUser, instead?: boolean): void;
  /** Returns to the state without a chosen user. */
  close(): void;
}

/** The user whose detail is shown. The address identifies the user, so that Back, reload and links work. */
export function useChosenUser(users: readonly ExportedUser[]): ChosenUser {
  const [hash, setHash] = useAddressHash();
  /** Whether the previous history entry has no chosen user. */
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
