import { changePassword, forgotPassword } from '@fairshare/api-client';
import { changePasswordForm, type User } from '@fairshare/contracts';
import { useNavigate } from '@fairshare/federation';
import { Banner, Button, PasswordField, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { AccountPage } from '../../shared/account-page';
import { useFailureToast } from '../../shared/failures';
import formStyles from '../../shared/form.module.css';
import { useAccountForm } from '../../shared/use-account-form';
import { CHANGE, TEXTS } from './texts';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/** "Reset Password" for a signed-in golfer: at once with the current password, else by mail. */
export default function ChangePassword({ user: { email } }: { user: User }) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const failure = useFailureToast();
  const { field, onSubmit, showIssues } = useAccountForm(changePasswordForm, EMPTY);
  const change = useMutation({ mutationFn: changePassword });
  const mail = useMutation({ mutationFn: forgotPassword });

  const send = onSubmit(({ confirmPassword: _checkedHere, ...passwords }) =>
    change.mutate(passwords, {
      onSuccess: ({ message }) => {
        failure.clear();
        toast({ title: CHANGE.done, description: message, tone: 'success' });
        navigate('/');
      },
      onError: (error) => {
        showIssues(error);
        failure.show(error, CHANGE.failed);
      },
    }),
  );

  return (
    <AccountPage title={CHANGE.title} lead={CHANGE.lead} backTo="app">
      <form className={formStyles.form} onSubmit={send} noValidate>
        {/* Password managers save the new password under this user name. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <PasswordField {...field('currentPassword')} label={CHANGE.current} autoComplete="current-password" />
        <PasswordField {...field('password', ['confirmPassword'])} label={CHANGE.password} hint={CHANGE.passwordHint} autoComplete="new-password" />
        <PasswordField {...field('confirmPassword')} label={CHANGE.confirmPassword} autoComplete="new-password" />
        <Button type="submit" variant="primary" fullWidth busy={change.isPending} busyLabel={CHANGE.submitting}>
          {CHANGE.submit}
        </Button>
      </form>
      {mail.isSuccess ? (
        <Banner tone="success" title={TEXTS.sent}>
          <p>{mail.data.message}</p>
        </Banner>
      ) : (
        <div className={formStyles.form}>
          <p className={formStyles.aside}>{CHANGE.forgotten}</p>
          <Button
            fullWidth
            busy={mail.isPending}
            busyLabel={TEXTS.submitting}
            onClick={() => mail.mutate({ email }, { onError: (error) => failure.show(error, { title: TEXTS.failed, fallback: '' }) })}
          >
            {CHANGE.mail}
          </Button>
        </div>
      )}
    </AccountPage>
  );
}
