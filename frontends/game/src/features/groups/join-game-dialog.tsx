import { forgetInvitation, storedInvitation } from '@fairshare/federation/invitation';
import { Button, ClipboardPasteIcon, FormDialog, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import styles from './groups.module.css';
import { INVITED, JOIN_GAME, JOIN_GROUP, JOIN_HINT, NO_CODE_PASTED, PASTE, UNKNOWN_CODE } from './texts';
import { useCodeField } from './use-code-field';
import { useJoin } from './use-join';

/** Joins a group by its share code, selects it and moves to the Games tab. After an invitation link the code is filled in. */
export default function JoinGameDialog() {
  const { close } = useDialogs();
  const [invited] = useState(storedInvitation);
  const leave = () => {
    forgetInvitation();
    close();
  };
  const { join, isPending, isUnknown, reset } = useJoin(close);
  const { code, isNothing, change, onPaste, paste } = useCodeField(invited ?? '', reset, leave);

  return (
    <FormDialog
      onClose={leave}
      size="small"
      title={JOIN_GAME}
      description={invited ? INVITED : JOIN_HINT}
      submitLabel={JOIN_GROUP}
      disabled={code === ''}
      busy={isPending}
      busyLabel="Joining..."
      onSubmit={() => join(code)}
    >
      <TextField
        label="Share code"
        className={styles.shareCodeInput}
        value={code}
        onChange={(event) => change(event.target.value)}
        onPaste={onPaste}
        suffix={
          paste && (
            <Button variant="ghost" icon={<ClipboardPasteIcon aria-hidden />} onClick={paste}>
              {PASTE}
            </Button>
          )
        }
        autoFocus={invited === null}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        error={isNothing ? NO_CODE_PASTED : isUnknown ? UNKNOWN_CODE : undefined}
      />
    </FormDialog>
  );
}
