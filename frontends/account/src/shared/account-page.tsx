import { currentUserQuery } from '@fairshare/api-client';
import { Link, useRuntimeConfig } from '@fairshare/federation';
import { ArrowLeftIcon } from '@fairshare/ui';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './account-page.module.css';

/** Not on the first screen of whoever signs in. */
const SignedIn = lazy(() => import('./signed-in'));

/** One reading may begin with the answer of another. */
const READ_ONE_AFTER_ANOTHER_MS = 100;

interface AccountPageProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Where the arrow at the top leads; without it there is none. */
  backTo?: string;
  /** `form`: one column of fields; `cards`: room for two cards side by side. */
  width?: 'form' | 'cards';
  children: ReactNode;
}

/** The frame of every account screen: the product's name, the heading and one column under it. */
export function AccountPage({ title, lead, backTo, width = 'form', children }: AccountPageProps) {
  const { productName } = useRuntimeConfig();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  const isReading = useIsFetching() > 0;
  const [stands, setStands] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // A new screen, or a new step of one: screen readers go on from its heading.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title]);

  // The foot comes once what is above it stands: it would be pushed down before the eyes.
  useEffect(() => {
    if (!user || isReading) return;
    const stood = setTimeout(() => setStands(true), READ_ONE_AFTER_ANOTHER_MS);
    return () => clearTimeout(stood);
  }, [user, isReading]);

  return (
    <div className={styles.page} data-width={width}>
      <title>{`${title} · ${productName}`}</title>
      <header className={styles.bar}>
        {backTo && (
          <Link to={backTo} className={styles.back} aria-label="Back">
            <ArrowLeftIcon aria-hidden />
          </Link>
        )}
        <Link to="/" className={styles.product}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {productName}
        </Link>
      </header>
      <main className={styles.main}>
        <div className={styles.headings}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </main>
      {user && stands && (
        <Suspense fallback={null}>
          <SignedIn user={user} />
        </Suspense>
      )}
    </div>
  );
}
