import { storedInvitation } from '@fairshare/federation/invitation';
import { useEffect } from 'react';
import { useDialogs } from '../session/dialogs';

/** Who came by a link into a group is asked whether to join it. */
export function Invitation() {
  const { open } = useDialogs();
  useEffect(() => {
    if (storedInvitation() !== null) open('join-game');
    // Once: what the golfer opens later stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
