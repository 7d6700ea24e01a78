import { useRuntimeConfig } from '@fairshare/federation';
import { Button, Card, CheckIcon, CopyIcon, Share2Icon, useToast } from '@fairshare/ui';
import { useEffect, useState } from 'react';
import styles from './groups.module.css';

/** The copied-state indicator resets after this long. Milliseconds. */
const COPIED_SHOWN_MS = 2000;

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

function useCopy(text: string): { copied: boolean; copy: () => void } {
  const { toast } = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ title: 'Copy Failed', description: 'Failed to copy to clipboard', tone: 'error' });
    }
  };
  return { copied, copy: () => void copy() };
}
