import { Skeleton } from '@fairshare/ui';
import { lazy } from 'react';
import { LinkActions } from '../../../shared/links/link-actions';
import { OptionalPart } from '../../../shared/optional-part';
import styles from './links.module.css';

const QrCode = lazy(() => import('../../../shared/links/qr-code'));

interface LinkShownProps {
  /** The path of the page that the link opens, without the origin. */
  path: string;
  /** A description of what scanning the code does. */
  scan: string;
  /** The round's name, and the text that is sent with the link. */
  title: string;
  text: string;
}

/** A link, to be scanned as a QR code or to be sent. */
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
