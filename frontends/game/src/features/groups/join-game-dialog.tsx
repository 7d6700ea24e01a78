import { forgetInvitation, storedInvitation } from '@fairshare/federation/invitation';
import { TextField } from '@fairshare/ui';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { FormDialog } from '../../shared/form-dialog';
import { SHARE_CODE_MAX } from './constants';
import styles from './groups.module.css';
import { INVITED, JOIN_GAME, JOIN_HINT, UNKNOWN_CODE } from './texts';
import { useJoin } from './use-join';

/** Joins a group by its share code, selects it and moves to the Games tab. Who came by a link finds the code entered. */
export default function JoinGameDialog() {
  const { close } = useDialogs();
  const [invited] = useState(storedInvitation);
  const [code, setCode] = useState(invited ?? '');
  const leave = () => {
    forgetInvitation();
    close();
  };
  const { join, isPending, isUnknown, reset } = useJoin(close);

  const change = (typed: string) => {
    reset();
    setCode(typed.toUpperCase().replace(/\s/g, '').slice(0, SHARE_CODE_MAX));
  };

  return (
    <FormDialog
      size="small"
      title={JOIN_GAME}
      description={invited ? INVITED : JOIN_HINT}
      submit={{ label: JOIN_GAME, disabled: code === '', busy: isPending, busyLabel: 'Joining...' }}
      onSubmit={() => code !== '' && !isPending && join(code)}
      onClose={leave}
    >
      <TextField
        label="Share code"
        className={styles.shareCodeInput}
        value={code}
        onChange={(event) => change(event.target.value)}
        maxLength={SHARE_CODE_MAX}
        autoFocus={invited === null}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        error={isUnknown ? UNKNOWN_CODE : undefined}
      />
    </FormDialog>
  );
}
