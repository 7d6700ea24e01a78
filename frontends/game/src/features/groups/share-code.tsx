import { useRuntimeConfig } from '@fairshare/federation';
import { Button, Card, CheckIcon, CopyIcon, Share2Icon } from '@fairshare/ui';
import styles from './groups.module.css';
import { useCopy } from './use-copy';

interface ShareCodeProps {
  code: string;
  groupName: string;
}

/** How others get into the group: the code to read out, to copy, or to send. */
export function ShareCode({ code, groupName }: ShareCodeProps) {
  const { productName } = useRuntimeConfig();
  const { copied, copy } = useCopy(code);
  const invitation = {
    title: groupName,
    text: `Join ${groupName} on ${productName} with the code ${code}`,
    url: window.location.origin,
  };
  // Closing the share sheet is no failure, and the code is still there to be copied.
  const share = () => void navigator.share(invitation).catch(() => undefined);

  return (
    <Card className={styles.share}>
      <div className={styles.code}>
        <span className={styles.codeLabel}>Share code</span>
        <span className={styles.codeValue}>{code}</span>
      </div>
      <div className={styles.shareActions}>
        <Button icon={copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />} onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        {'share' in navigator && (
          <Button icon={<Share2Icon aria-hidden />} onClick={share}>
            Share
          </Button>
        )}
      </div>
    </Card>
  );
}
