import { Link, useNavigate } from '@fairshare/federation';
import { Button, EmptyState, LinkButton, LockIcon } from '@fairshare/ui';
import styles from './access.module.css';
import { TEXTS } from './texts';

/** Shown to all users except administrators. `logInFirst`: the user followed an administrator's link without being signed in. */
export function AccessDenied({ logInFirst }: { logInFirst: boolean }) {
  const navigate = useNavigate();
  const action = logInFirst ? (
    <LinkButton asChild variant="primary">
      <Link to="/login">{TEXTS.logIn}</Link>
    </LinkButton>
  ) : (
    <Button variant="primary" onClick={() => navigate(window.history.length > 1 ? -1 : '/')}>
      {TEXTS.goBack}
    </Button>
  );
  return (
    <main className={styles.page}>
      <EmptyState
        icon={<LockIcon aria-hidden />}
        title={
          <span role="heading" aria-level={1}>
            {TEXTS.denied}
          </span>
        }
        action={action}
      >
        {logInFirst ? TEXTS.logInFirst : TEXTS.deniedText}
      </EmptyState>
    </main>
  );
}
