import { Button, type ButtonVariant, CheckIcon, CopyIcon, Share2Icon } from '@fairshare/ui';
import { useCopy } from './use-copy';

const COPY_LINK = 'Copy Link';
const COPIED = 'Copied';
const SHARE = 'Share';

interface LinkActionsProps {
  url: string;
  title: string;
  /** Message text that the phone's share sheet sends with the link. */
  text?: string;
  variant?: ButtonVariant;
}

/** Shares a link: through the phone's share sheet if it has one, and in any case through the clipboard. */
export function LinkActions({ url, title, text, variant }: LinkActionsProps) {
  const { copied, copy } = useCopy(url);
  const canShare = 'share' in navigator;
  // Closing the share sheet is not a failure, and the link can still be copied.
  const share = () => void navigator.share({ title, text, url }).catch(() => undefined);
  return (
    <>
      {canShare && (
        <Button variant={variant} icon={<Share2Icon aria-hidden />} onClick={share}>
          {SHARE}
        </Button>
      )}
      <Button variant={canShare ? undefined : variant} icon={copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />} onClick={copy}>
        {copied ? COPIED : COPY_LINK}
      </Button>
    </>
  );
}
