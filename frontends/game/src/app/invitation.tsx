import { storedInvitation } from '@fairshare/federation/invitation';
import { useEffect } from 'react';
import { firstDialog } from '../session/selection/deep-link';
import { useDialogs } from '../session/dialogs';

/** Who came by a link into a group is asked whether to join it; who came by a message's sees what it was about. */
export function Invitation() {
  const { open } = useDialogs();
  useEffect(() => {
    const dialog = firstDialog();
    if (storedInvitation() !== null) open('join-game');
    else if (dialog) open(dialog);
    // Once: what the golfer opens later stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
