import { useRuntimeConfig } from '@fairshare/federation';
import { Banner, Button, CopyIcon, Dialog, DownloadIcon, SegmentedControl, Share2Icon, Stack, useToast } from '@fairshare/ui';
import { useState } from 'react';
import { useSelection } from '../../../session/selection/selection';
import { roundTitle } from './round-title';
import { resultOf, type PictureKind } from '../picture/result';
import { copyPicture, downloadPicture, sharePicture, waysToSend } from './send-picture';
import { OtherWays } from './other-ways';
import type { SharedRound } from './shared-round';
import styles from './share.module.css';
import { COPIED, COPY, COULD_NOT_DRAW, COULD_NOT_SHARE, DOWNLOAD, DRAWING, KIND_NAMES, PICTURE_OF, PICTURE_TITLE, SHARE, TRY_DOWNLOAD, WHAT_TO_SHOW } from './texts';
import { usePicture } from './use-picture';

interface PictureDialogProps extends SharedRound {
  onClose: () => void;
}

const KINDS: readonly PictureKind[] = ['money', 'scores'];

/** Previews the result as a picture, drawn on this phone, and sends it. The other ways to share stand below. */
export default function PictureDialog({ round, settlement, scope, onClose }: PictureDialogProps) {
  const { group } = useSelection();
  const { productName } = useRuntimeConfig();
  const { toast } = useToast();
  const [kind, setKind] = useState<PictureKind>('money');
  const title = roundTitle(round, group);
  // The figures at the time the dialog opened.
  const [pictureOf] = useState(() => (of: PictureKind) => resultOf({ round, title, selections: settlement.selections, leftOut: scope.leftOut, kind: of }));
  const { file, address, failed } = usePicture(pictureOf, kind, productName);
  const ways = file ? waysToSend(file) : { share: false, copy: false };

  const attempt = (send: (picture: File) => Promise<void>, done?: string) => async () => {
    if (!file) return;
    try {
      await send(file);
      if (done !== undefined) toast({ title: done, tone: 'success' });
    } catch {
      toast({ title: COULD_NOT_SHARE, description: TRY_DOWNLOAD, tone: 'error' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={PICTURE_TITLE}
      footer={
        <>
          {ways.copy && !ways.share && (
            <Button icon={<CopyIcon aria-hidden />} onClick={() => void attempt(copyPicture, COPIED)()}>
              {COPY}
            </Button>
          )}
          <Button variant={ways.share ? 'secondary' : 'primary'} icon={<DownloadIcon aria-hidden />} disabled={!file} onClick={() => file && downloadPicture(file)}>
            {DOWNLOAD}
          </Button>
          {ways.share && (
            <Button variant="primary" icon={<Share2Icon aria-hidden />} onClick={() => void attempt((picture) => sharePicture(picture, title.game))()}>
              {SHARE}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {failed && <Banner tone="warning">{COULD_NOT_DRAW}</Banner>}
        {!failed &&
          (address === null ? (
            <div className={styles.picture} role="status" aria-label={DRAWING} />
          ) : (
            <img className={styles.picture} src={address} alt={PICTURE_OF(KIND_NAMES[kind], title.game)} />
          ))}
        <SegmentedControl label={WHAT_TO_SHOW} hideLabel fullWidth options={KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))} value={kind} onValueChange={setKind} />
        <OtherWays round={round} settlement={settlement} scope={scope} />
      </Stack>
    </Dialog>
  );
}
