import { loginMutation } from '@fairshare/api-client';
import { loginBody } from '@fairshare/contracts';
import { Link, useNavigate } from '@fairshare/federation';
import { placeAfterSignIn } from '@fairshare/federation/after-sign-in';
import { Button, PasswordField, TextField } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { AccountPage } from '../../shared/account-page';
import { failureText, useFailureToast } from '../../shared/failures';
import formStyles from '../../shared/form.module.css';
import { useAccountForm } from '../../shared/use-account-form';
import { TEXTS } from './texts';

/** Signs in. Afterwards `/` decides which screen to show, unless a subscription is needed first. */
export function LoginScreen() {
  const navigate = useNavigate();
  const failure = useFailureToast();
  const { field, onSubmit, showAt } = useAccountForm(loginBody, { email: '', password: '' });
  const login = useMutation(loginMutation());

  const send = onSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: ({ requiresSubscription }) => {
        failure.clear();
        navigate(placeAfterSignIn() ?? (requiresSubscription ? '/subscribe' : '/'));
      },
      onError: (error) => {
        failure.show(error, TEXTS.failed);
        showAt('password', failureText(error, TEXTS.failed.fallback));
      },
    }),
  );

  return (
    <AccountPage title={TEXTS.title} backTo="/">
      <form className={formStyles.form} onSubmit={send} noValidate>
        <TextField {...field('email')} label={TEXTS.email} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PasswordField {...field('password')} label={TEXTS.password} autoComplete="current-password" />
        <Link to="/forgot-password" className={formStyles.link}>
          {TEXTS.forgotPassword}
        </Link>
        <Button type="submit" variant="primary" fullWidth busy={login.isPending} busyLabel={TEXTS.submitting}>
          {TEXTS.submit}
        </Button>
      </form>
      <p className={formStyles.aside}>
        <Link to="/register" className={formStyles.link}>
          {TEXTS.register}
        </Link>
      </p>
    </AccountPage>
  );
}
