import { useRuntimeConfig } from '@fairshare/federation';
import { invitationPath } from '@fairshare/federation/invitation';
import { Button, Card, Dialog, Note, QrCodeIcon, Row, Skeleton } from '@fairshare/ui';
import { lazy, useState } from 'react';
import { LinkActions } from '../../shared/links/link-actions';
import { OptionalPart } from '../../shared/optional-part';
import styles from './groups.module.css';
import { invitationText, QR_CODE, scanToJoin, SHARE_CODE } from './texts';

const QrCode = lazy(() => import('../../shared/links/qr-code'));

interface ShareCodeProps {
  code: string;
  groupName: string;
}

/** Invites to the group: a link to send or scan, and the share code to read out. */
export function ShareCode({ code, groupName }: ShareCodeProps) {
  const { productName } = useRuntimeConfig();
  const [showsQr, setShowsQr] = useState(false);
  const url = `${window.location.origin}${invitationPath(code)}`;
  return (
    <Card className={styles.share}>
      <div className={styles.code}>
        <Note as="span">{SHARE_CODE}</Note>
        <span className={styles.codeValue}>{code}</span>
      </div>
      <Row>
        <LinkActions url={url} title={groupName} text={invitationText(groupName, productName, code)} />
        <Button icon={<QrCodeIcon aria-hidden />} onClick={() => setShowsQr(true)}>
          {QR_CODE}
        </Button>
      </Row>
      {showsQr && (
        <Dialog open onOpenChange={setShowsQr} size="small" title={scanToJoin(groupName)}>
          <div className={styles.qr}>
            <OptionalPart pending={<Skeleton height={256} />}>
              <QrCode value={url} title={scanToJoin(groupName)} />
            </OptionalPart>
            <span className={styles.codeValue}>{code}</span>
          </div>
        </Dialog>
      )}
    </Card>
  );
}
