import { ApiError, deleteAccountMutation } from '@fairshare/api-client';
import { useNavigate } from '@fairshare/federation';
import { Button, ConfirmDialog, PasswordField, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureToast } from '../../shared/failures';
import { InfoCard } from '../../shared/info-card';
import { TEXTS } from './texts';

/** The refusal that is shown under the field: the password was wrong. */
const WRONG_PASSWORD = 'WRONG_PASSWORD';

/** Says what is deleted and what stays. Asks for the password, so that a stranger cannot delete an account on an unlocked phone. */
export function DeleteAccountCard() {
  const words = TEXTS.remove;
  const navigate = useNavigate();
  const { toast } = useToast();
  const failure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useMutation(deleteAccountMutation());

  const ask = (open: boolean) => {
    setAsking(open);
    setPassword('');
    setFault(undefined);
  };
  const remove = () =>
    mutate(
      { password },
      {
        onSuccess: () => {
          toast({ ...words.done, tone: 'success' });
          navigate('/');
        },
        onError: (error) => {
          if (error instanceof ApiError && (error.body.code === WRONG_PASSWORD || error.status === 400)) setFault(error.body.message);
          else failure.show(error, words.failed);
        },
      },
    );

  return (
    <InfoCard title={words.title}>
      <p>{words.text}</p>
      <ul>
        {words.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Button variant="danger" onClick={() => ask(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={words.question}
        description={words.warning}
        cancelLabel={words.keep}
        confirmLabel={isPending ? words.busy : words.confirm}
        busy={isPending}
        onConfirm={remove}
      >
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          value={password}
          error={fault}
          onChange={(event) => {
            setPassword(event.target.value);
            setFault(undefined);
          }}
        />
      </ConfirmDialog>
    </InfoCard>
  );
}
