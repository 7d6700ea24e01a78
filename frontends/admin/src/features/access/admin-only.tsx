import { currentUserQuery } from '@fairshare/api-client';
import { useSearchParams } from '@fairshare/federation';
import { Spinner } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied';
import styles from './access.module.css';
import { ConfirmAdmin } from './confirm-admin';
import { TEXTS } from './texts';

/** The query parameter of the link that is mailed to an administrator's address. */
const TOKEN_PARAMETER = 'token';

/** Renders its children for administrators only. The server checks the role again on every call; this check only hides the panel from other users. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const [params] = useSearchParams();
  const { data: user, isPending } = useQuery(currentUserQuery());
  const token = params.get(TOKEN_PARAMETER);

  if (isPending) {
    return (
      <main className={styles.page}>
        <Spinner label={TEXTS.loading} size="large" />
      </main>
    );
  }
  if (user?.isAdmin) return children;
  if (user && token) return <ConfirmAdmin email={user.email} token={token} />;
  return <AccessDenied logInFirst={!user && token !== null} />;
}
