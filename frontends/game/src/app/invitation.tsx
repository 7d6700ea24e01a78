import { storedInvitation } from '@fairshare/federation/invitation';
import { useEffect } from 'react';
import { firstDialog } from '../session/selection/deep-link';
import { useDialogs } from '../session/dialogs';

/** After an invitation link, asks the user whether to join the group. After a link in a message, opens the dialog that the message is about. */
export function Invitation() {
  const { open } = useDialogs();
  useEffect(() => {
    const dialog = firstDialog();
    if (storedInvitation() !== null) open('join-game');
    else if (dialog) open(dialog);
    // Runs once: a dialog that the golfer opens later stays open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
