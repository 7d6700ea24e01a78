import { currentUserQuery } from '@fairshare/api-client';
import { Link, useRuntimeConfig } from '@fairshare/federation';
import { ArrowLeftIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import styles from './account-page.module.css';

/** Loaded lazily: the first screen after sign-in does not need it. */
const SignedIn = lazy(() => import('./signed-in'));

interface AccountPageProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The target of the arrow at the top; without it there is no arrow. `app`: the app, with a label that says so. */
  backTo?: string;
  /** `form`: one column of fields; `cards`: wide enough for two cards side by side. */
  width?: 'form' | 'cards';
  /** The page shows a placeholder whose height differs from its final content. */
  waiting?: boolean;
  children: ReactNode;
}

const BACK_TO_APP = 'Back to App';

/** The frame of every account screen: the product's name, the heading and one column under it. */
export function AccountPage({ title, lead, backTo, width = 'form', waiting = false, children }: AccountPageProps) {
  const { productName } = useRuntimeConfig();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  const heading = useRef<HTMLHeadingElement>(null);

  // A new screen or step moves the focus to its heading, where screen readers continue. It happens before the paint: later it would take the focus from a
  // field.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title]);

  return (
    <div className={styles.page} data-width={width} data-waiting={waiting || undefined}>
      <title>{`${title} · ${productName}`}</title>
      <header className={styles.bar}>
        {backTo && (
          <Link to={backTo === 'app' ? '/' : backTo} className={styles.back} aria-label={backTo === 'app' ? undefined : 'Back'}>
            <ArrowLeftIcon aria-hidden />
            {backTo === 'app' && <span>{BACK_TO_APP}</span>}
          </Link>
        )}
        <Product link={!backTo}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {productName}
        </Product>
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
      {user && (
        <Suspense fallback={null}>
          {/* A new instance once the placeholder is gone, so that the footer appears at its new position instead of visibly moving there. */}
          <SignedIn key={String(waiting)} user={user} />
        </Suspense>
      )}
    </div>
  );
}

/** Links to the start page if the page has no back arrow: one link back is enough. */
function Product({ link, children }: { link: boolean; children: ReactNode }) {
  if (!link) return <span className={styles.product}>{children}</span>;
  return (
    <Link to="/" className={styles.product}>
      {children}
    </Link>
  );
}
