import { ApiError, joinGroupMutation } from '@fairshare/api-client';
import { Button, Dialog, TextField, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDialogs } from '../../app/dialogs';
import { useSelection } from '../../app/selection';
import { useFailureToast } from '../../shared/failure-toast';
import { SHARE_CODE_MAX } from './constants';
import styles from './groups.module.css';
import { COULD_NOT_JOIN, JOIN_GAME, UNKNOWN_CODE } from './texts';

/** Joins a group by its share code, selects it and moves to the Games tab. */
export default function JoinGameDialog() {
  const { close } = useDialogs();
  const { selectGroup, openTab } = useSelection();
  const { toast } = useToast();
  const { failed } = useFailureToast();
  const formId = useId();
  const [code, setCode] = useState('');
  const { mutate, isPending, error, reset } = useMutation(joinGroupMutation());

  const change = (typed: string) => {
    reset();
    setCode(typed.toUpperCase().replace(/\s/g, '').slice(0, SHARE_CODE_MAX));
  };

  const join = (event: FormEvent) => {
    event.preventDefault();
    if (code === '' || isPending) return;
    mutate(
      { shareCode: code },
      {
        onSuccess: ({ id }) => {
          selectGroup(id);
          openTab('games');
          close();
        },
        onError: (refused) => {
          if (isUnknownCode(refused)) toast({ ...COULD_NOT_JOIN, tone: 'error' });
          else failed(COULD_NOT_JOIN.title, refused);
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={close}
      size="small"
      title={JOIN_GAME}
      description="Ask someone in the group for its share code. It stands under the group’s games."
      footer={
        <Button type="submit" form={formId} variant="primary" disabled={code === ''} busy={isPending} busyLabel="Joining...">
          {JOIN_GAME}
        </Button>
      }
    >
      <form id={formId} onSubmit={join} noValidate>
        <TextField
          label="Share code"
          className={styles.shareCodeInput}
          value={code}
          onChange={(event) => change(event.target.value)}
          maxLength={SHARE_CODE_MAX}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          error={isUnknownCode(error) ? UNKNOWN_CODE : undefined}
        />
      </form>
    </Dialog>
  );
}

function isUnknownCode(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
