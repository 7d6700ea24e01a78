import { receiptOf, type RoundSettlement } from '@fairshare/golf-rules';
import { Button, DownloadIcon, Section, Share2Icon } from '@fairshare/ui';
import { useSelection } from '../../../session/selection/selection';
import type { Coverage } from '../combined/coverage';
import type { PhoneRound } from '../money/phone-round';
import { ShareRound } from '../share/share-round';
import { DOWNLOAD_CSV, RECEIPT, RECEIPT_HINT, SHARE_RECEIPT } from '../texts';
import { receiptCsv } from './receipt-csv';
import styles from './receipt.module.css';
import { roundTitle } from './round-title';
import { useShareReceipt } from './use-share-receipt';
import { downloadText, fileName } from '../../../shared/send';

interface ReceiptSectionProps {
  round: PhoneRound;
  settlement: RoundSettlement;
  coverage: Coverage;
  /** Sending it is what there is to do next. */
  isPrimary: boolean;
}

/** The round's receipt, to send to the others or to keep. */
export function ReceiptSection({ round, settlement, coverage, isPrimary }: ReceiptSectionProps) {
  const { group } = useSelection();
  const title = roundTitle(round, group);
  const receipt = receiptOf(settlement);

  const share = useShareReceipt(round, settlement, coverage);
  const download = () => downloadText(fileName(title.game, 'csv'), 'text/csv;charset=utf-8', receiptCsv(title, round.players, receipt));

  return (
    <Section title={RECEIPT} description={RECEIPT_HINT}>
      <div className={styles.actions}>
        <Button variant={isPrimary ? 'primary' : 'secondary'} icon={<Share2Icon aria-hidden />} onClick={() => void share()}>
          {SHARE_RECEIPT}
        </Button>
        <Button icon={<DownloadIcon aria-hidden />} onClick={download}>
          {DOWNLOAD_CSV}
        </Button>
      </div>
      <ShareRound round={round} settlement={settlement} coverage={coverage} />
    </Section>
  );
}
