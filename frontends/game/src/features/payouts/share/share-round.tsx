import { Button, ImageIcon, PrinterIcon } from '@fairshare/ui';
import { lazy, useState } from 'react';
import { OptionalPart } from '../../../shared/optional-part';
import styles from './share.module.css';
import type { SharedRound } from './shared-round';
import { PICTURE, PRINT_CARD } from './texts';

const PictureDialog = lazy(() => import('./picture-dialog'));
const PrintCard = lazy(() => import('./card/print-card'));

interface ShareRoundProps extends SharedRound {
  /** The picture alone. */
  withoutCard?: boolean;
}

/** The result as a picture to send, and as a card to print. The code of either comes when it is pressed. */
export function ShareRound({ withoutCard = false, ...of }: ShareRoundProps) {
  const [shown, setShown] = useState<'picture' | 'card' | null>(null);
  const close = () => setShown(null);
  return (
    <div className={styles.buttons}>
      <Button icon={<ImageIcon aria-hidden />} onClick={() => setShown('picture')}>
        {PICTURE}
      </Button>
      {!withoutCard && (
        <Button icon={<PrinterIcon aria-hidden />} onClick={() => setShown('card')}>
          {PRINT_CARD}
        </Button>
      )}
      {shown !== null && <OptionalPart>{shown === 'picture' ? <PictureDialog {...of} onClose={close} /> : <PrintCard {...of} onPrinted={close} />}</OptionalPart>}
    </div>
  );
}
