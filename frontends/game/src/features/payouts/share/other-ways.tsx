import { receiptOf } from '@fairshare/golf-rules';
import { Button, ClipboardCopyIcon, DownloadIcon, PrinterIcon } from '@fairshare/ui';
import { lazy, useState } from 'react';
import { useSelection } from '../../../session/selection/selection';
import { OptionalPart } from '../../../shared/optional-part';
import { namedSideGames } from '../../../shared/selection-name';
import { downloadText, fileName } from '../../../shared/send';
import { receiptCsv } from './receipt-csv';
import { roundTitle } from './round-title';
import { useShareReceipt } from './use-share-receipt';
import { DOWNLOAD_CSV } from '../texts';
import styles from './share.module.css';
import type { SharedRound } from './shared-round';
import { AS_TEXT, PRINT_CARD } from './texts';

const PrintCard = lazy(() => import('./print-card'));

/** Other ways to share than the picture: a printed card, the figures as a table, and the receipt as a message. */
export function OtherWays(of: SharedRound) {
  const { round, settlement, scope } = of;
  const { group } = useSelection();
  const [isPrinting, setIsPrinting] = useState(false);
  const share = useShareReceipt(round, settlement, scope);
  const download = () => {
    const title = roundTitle(round, group);
    downloadText(fileName(title.game, 'csv'), 'text/csv;charset=utf-8', receiptCsv(title, round.players, receiptOf(settlement), namedSideGames(settlement.breakdown)));
  };
  return (
    <div className={styles.buttons}>
      <Button icon={<PrinterIcon aria-hidden />} onClick={() => setIsPrinting(true)}>
        {PRINT_CARD}
      </Button>
      <Button icon={<DownloadIcon aria-hidden />} onClick={download}>
        {DOWNLOAD_CSV}
      </Button>
      <Button icon={<ClipboardCopyIcon aria-hidden />} onClick={() => void share()}>
        {AS_TEXT}
      </Button>
      {isPrinting && (
        <OptionalPart>
          <PrintCard {...of} onPrinted={() => setIsPrinting(false)} />
        </OptionalPart>
      )}
    </div>
  );
}
