import { Skeleton } from '@fairshare/ui';
import { lazy } from 'react';
import { LinkActions } from '../../../shared/links/link-actions';
import { OptionalPart } from '../../../shared/optional-part';
import styles from './links.module.css';

const QrCode = lazy(() => import('../../../shared/links/qr-code'));

interface LinkShownProps {
  /** Of the page that the link opens, without the server. */
  path: string;
  /** What scanning it does. */
  scan: string;
  /** The round's name, and what is said with the link where it is sent. */
  title: string;
  text: string;
}

/** A link to be scanned, or sent. */
export function LinkShown({ path, scan, title, text }: LinkShownProps) {
  const url = `${window.location.origin}${path}`;
  return (
    <>
      <div className={styles.code}>
        <OptionalPart pending={<Skeleton height={256} />}>
          <QrCode value={url} title={scan} />
        </OptionalPart>
      </div>
      <div className={styles.actions}>
        <LinkActions url={url} title={title} text={text} variant="primary" />
      </div>
    </>
  );
}
