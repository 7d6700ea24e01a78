import { logoutMutation } from '@fairshare/api-client';
import type { User } from '@fairshare/contracts';
import { Link, useNavigate } from '@fairshare/federation';
import { useMutation } from '@tanstack/react-query';
import styles from './signed-in.module.css';
import { useFailureToast } from './failures';

const TEXTS = {
  label: 'Your account',
  as: (email: string) => `Signed in as ${email}`,
  yourData: 'Your Data',
  emailPreferences: 'Email Preferences',
  signOut: 'Sign Out',
  failed: { title: 'Logout failed', fallback: 'Please try again' },
} as const;

/** The signed-in user, with links to their data and to sign out. A golfer without access to the app has no other menu. */
export default function SignedIn({ user }: { user: User }) {
  const navigate = useNavigate();
  const failure = useFailureToast();
  const { mutateAsync, isPending } = useMutation(logoutMutation());
  // Not the callbacks of `mutate`: they are lost if this footer is remounted because its screen has finished loading.
  const signOut = () =>
    void mutateAsync().then(
      () => navigate('/'),
      (error: unknown) => failure.show(error, TEXTS.failed),
    );
  return (
    <footer className={styles.footer} aria-label={TEXTS.label} data-keep-clear>
      <span className={styles.who}>{TEXTS.as(user.email)}</span>
      <span className={styles.ways}>
        <Link to="/your-data" className={styles.way}>
          {TEXTS.yourData}
        </Link>
        <Link to="/email-preferences" className={styles.way}>
          {TEXTS.emailPreferences}
        </Link>
        <button type="button" className={styles.way} disabled={isPending} onClick={signOut}>
          {TEXTS.signOut}
        </button>
      </span>
    </footer>
  );
}
