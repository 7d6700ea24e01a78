import { currentUserQuery, updatePassword } from '@fairshare/api-client';
import { newPasswordForm } from '@fairshare/contracts';
import { Button, PasswordField, useToast } from '@fairshare/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '../../shared/failures';
import formStyles from '../../shared/form.module.css';
import { useAccountForm } from '../../shared/use-account-form';
import { TEXTS } from './texts';

interface NewPasswordFormProps {
  token: string;
  userId: string;
  onDone: () => void;
}

/** Sets the new password, which invalidates the link. */
export function NewPasswordForm({ token, userId, onDone }: NewPasswordFormProps) {
  const { toast } = useToast();
  const client = useQueryClient();
  const { field, onSubmit } = useAccountForm(newPasswordForm, { password: '', confirmPassword: '' });
  const update = useMutation({
    mutationFn: updatePassword,
    onSuccess: () => {
      // The reset revokes all sessions of the account, including this browser's if it belongs to that account.
      void client.prefetchQuery({ ...currentUserQuery(), staleTime: 0 });
      onDone();
    },
    onError: (error) => toast({ title: TEXTS.updateFailed, description: serverMessage(error), tone: 'error' }),
  });

  return (
    <form className={formStyles.form} onSubmit={onSubmit(({ password }) => update.mutate({ token, userId, password }))} noValidate>
      <PasswordField {...field('password', ['confirmPassword'])} label={TEXTS.password} hint={TEXTS.passwordHint} autoComplete="new-password" />
      <PasswordField {...field('confirmPassword')} label={TEXTS.confirmPassword} autoComplete="new-password" />
      <Button type="submit" variant="primary" fullWidth busy={update.isPending} busyLabel={TEXTS.submitting}>
        {TEXTS.submit}
      </Button>
    </form>
  );
}
