import { currentUserQuery, forgotPassword } from '@fairshare/api-client';
import { forgotPasswordBody } from '@fairshare/contracts';
import { Link } from '@fairshare/federation';
import { Banner, Button, TextField } from '@fairshare/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AccountPage } from '../../shared/account-page';
import { serverMessage } from '../../shared/failures';
import formStyles from '../../shared/form.module.css';
import { useAccountForm } from '../../shared/use-account-form';
import { CHANGE, TEXTS } from './texts';

const ChangePassword = lazy(() => import('./change-password'));

/** A signed-in golfer changes the password; other users request a link. */
export function ForgotPasswordScreen() {
  const { data: user } = useQuery(currentUserQuery());
  if (!user) return <AskForLink />;
  return (
    <Suspense fallback={<AccountPage title={CHANGE.title} lead={CHANGE.lead} backTo="app" waiting children={null} />}>
      <ChangePassword user={user} />
    </Suspense>
  );
}

/** The response is the same whether or not the account exists. */
function AskForLink() {
  const { field, onSubmit, showIssues } = useAccountForm(forgotPasswordBody, { email: '' });
  const request = useMutation({ mutationFn: forgotPassword, onError: showIssues });

  return (
    <AccountPage title={TEXTS.title} lead={TEXTS.lead} backTo="/login">
      <form className={formStyles.form} onSubmit={onSubmit((body) => request.mutate(body))} noValidate>
        <TextField {...field('email')} label={TEXTS.email} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        {request.isSuccess && (
          <Banner tone="success" title={TEXTS.sent}>
            <p>{request.data.message}</p>
            <p>{TEXTS.sentHint}</p>
          </Banner>
        )}
        {request.isError && (
          <Banner tone="error" title={TEXTS.failed}>
            {serverMessage(request.error)}
          </Banner>
        )}
        <Button type="submit" variant="primary" fullWidth busy={request.isPending} busyLabel={TEXTS.submitting}>
          {TEXTS.submit}
        </Button>
      </form>
      <p className={formStyles.aside}>
        <Link to="/" className={formStyles.link}>
          {TEXTS.backToHome}
        </Link>
      </p>
    </AccountPage>
  );
}
