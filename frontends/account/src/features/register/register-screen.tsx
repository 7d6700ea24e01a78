import { registerMutation } from '@fairshare/api-client';
import { registerForm } from '@fairshare/contracts';
import { Link, useNavigate } from '@fairshare/federation';
import { placeAfterSignIn } from '@fairshare/federation/after-sign-in';
import { Button, Checkbox, PasswordField, TextField, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { AccountPage } from '../../shared/account-page';
import { useFailureToast } from '../../shared/failures';
import formStyles from '../../shared/form.module.css';
import { useAccountForm } from '../../shared/use-account-form';
import { TermsLabel } from './terms-label';
import { TEXTS } from './texts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', marketingConsent: false };

/** Registers and signs in. A new golfer then gets the offer of a trial at `/`. */
export function RegisterScreen() {
  const navigate = useNavigate();
  const { toast } = useToast();
  const failure = useFailureToast();
  const { field, onSubmit, showIssues } = useAccountForm(registerForm, EMPTY);
  const register = useMutation(registerMutation());

  const send = onSubmit(({ confirmPassword: _checkedHere, ...registration }) =>
    register.mutate(registration, {
      onSuccess: ({ message }) => {
        toast({ title: TEXTS.done, description: message, tone: 'success' });
        navigate(placeAfterSignIn() ?? '/');
      },
      onError: (error) => {
        showIssues(error);
        failure.show(error, TEXTS.failed);
      },
    }),
  );

  return (
    <AccountPage title={TEXTS.title} backTo="/">
      <form className={formStyles.dense} onSubmit={send} noValidate>
        <div className={formStyles.pair}>
          <TextField {...field('firstName')} label={TEXTS.firstName} autoComplete="given-name" autoCapitalize="words" />
          <TextField {...field('lastName')} label={TEXTS.lastName} autoComplete="family-name" autoCapitalize="words" />
        </div>
        <TextField {...field('email')} label={TEXTS.email} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PasswordField {...field('password', ['confirmPassword'])} label={TEXTS.password} hint={TEXTS.passwordHint} autoComplete="new-password" />
        <PasswordField {...field('confirmPassword')} label={TEXTS.confirmPassword} autoComplete="new-password" />
        <div>
          <Checkbox {...field('termsAccepted')} label={<TermsLabel />} />
          <Checkbox {...field('marketingConsent')} label={TEXTS.marketing} />
        </div>
        <Button type="submit" variant="primary" fullWidth busy={register.isPending} busyLabel={TEXTS.submitting}>
          {TEXTS.submit}
        </Button>
      </form>
      <p className={formStyles.aside}>
        {TEXTS.alreadyRegistered}{' '}
        <Link to="/login" className={formStyles.link}>
          {TEXTS.logIn}
        </Link>
      </p>
    </AccountPage>
  );
}
