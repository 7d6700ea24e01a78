import { confirmAdmin, currentUserQuery, storeAnswer } from '@fairshare/api-client';
import { Banner, Button, EmptyState, ShieldCheckIcon } from '@fairshare/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../shared/failure-text';
import styles from './access.module.css';
import { TEXTS } from './texts';

/** The page of the mailed link, which makes the account an administrator's. It needs a press, so that a mail scanner cannot do it. */
export function ConfirmAdmin({ email, token }: { email: string; token: string }) {
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => confirmAdmin({ token }),
    onSuccess: (user) => storeAnswer(client, currentUserQuery(), user),
  });
  return (
    <main className={styles.page}>
      <EmptyState
        icon={<ShieldCheckIcon aria-hidden />}
        title={
          <span role="heading" aria-level={1}>
            {TEXTS.confirmTitle}
          </span>
        }
        action={
          <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {TEXTS.confirm}
          </Button>
        }
      >
        {TEXTS.confirmText(email)}
      </EmptyState>
      {confirm.isError && <Banner tone="error" title={failureText(confirm.error, TEXTS.confirmFailed)} />}
    </main>
  );
}
