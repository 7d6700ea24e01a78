import { Link, useNavigate, useSearchParams } from '@fairshare/federation';
import { Banner, LinkButton, Spinner } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage } from '../../shared/account-page';
import { REDIRECT_AFTER_RESET_MS } from '../../shared/constants';
import formStyles from '../../shared/form.module.css';
import { useLater } from '../../shared/use-later';
import { NewPasswordForm } from './new-password-form';
import { resetLinkQuery } from './reset-link';
import { TEXTS } from './texts';

/** The target of the link in the mail. Checks the link, then shows the form or the link's problem, and finally the success. */
export function ResetPasswordScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const later = useLater();
  const [done, setDone] = useState(false);
  const { data: link } = useQuery(resetLinkQuery(params.get('token')));

  const finish = () => {
    setDone(true);
    later(REDIRECT_AFTER_RESET_MS, () => navigate('/'));
  };

  if (done) return <Done />;
  if (!link) return <Checking />;
  if ('problem' in link) return <Problem text={link.problem} />;
  return (
    <AccountPage title={TEXTS.title} lead={TEXTS.lead} backTo="/login">
      <NewPasswordForm {...link} onDone={finish} />
    </AccountPage>
  );
}

function Checking() {
  return (
    <AccountPage title={TEXTS.title} waiting>
      <p role="status" className={formStyles.waiting}>
        <Spinner />
        {TEXTS.loading}
      </p>
    </AccountPage>
  );
}

function Done() {
  return (
    <AccountPage title={TEXTS.doneTitle}>
      <Banner tone="success" title={TEXTS.done}>
        {TEXTS.doneNext}
      </Banner>
      <LinkButton asChild variant="primary" fullWidth>
        <Link to="/login">{TEXTS.logIn}</Link>
      </LinkButton>
    </AccountPage>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <AccountPage title={TEXTS.errorTitle} backTo="/login">
      <Banner tone="error" title={text} />
      <LinkButton asChild variant="primary" fullWidth>
        <Link to="/forgot-password">{TEXTS.requestNewLink}</Link>
      </LinkButton>
    </AccountPage>
  );
}
