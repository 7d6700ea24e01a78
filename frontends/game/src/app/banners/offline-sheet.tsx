import { CARD_GAME } from '@fairshare/golf-rules';
import { queueOf, type Entry } from '@fairshare/offline';
import { Banner, Button, Dialog, List, ListRow, Note, Stack } from '@fairshare/ui';
import { isPaymentWaiting, isRefused, isWaiting, useOffline } from '../../session/offline/offline';
import { DAMAGED, DAMAGED_HINT, GOT_IT, holeName, KEPT_ON_PHONE, LIVE_AWAY, OFFLINE_HINT } from '../../session/offline/texts';
import { useSelection } from '../../session/selection/selection';
import { entryWords } from './entry-words';
import { RefusedPayments } from './refused-payments';
import { RefusedScores } from './refused-scores';
import { Waiting } from './waiting';

interface OfflineSheetProps {
  /** The text that the header shows. */
  title: string;
  liveIsAway: boolean;
  onClose: () => void;
}

/** The details of the header's text: unsent entries and why they are pending, refused entries, and what to do about them. */
export default function OfflineSheet({ title, liveIsAway, onClose }: OfflineSheetProps) {
  const { online, entries, tabEntries, damaged, forgetDamaged } = useOffline();
  const waiting = entries.filter(isWaiting);
  const waits = waiting.length > 0 || tabEntries.some(isPaymentWaiting);
  const refused = entries.filter(isRefused);
  const refusedPayments = tabEntries.filter(({ refusal }) => refusal !== null);
  return (
    <Dialog open onOpenChange={onClose} title={title} size="small">
      <Stack gap={16}>
        {waits && <Waiting waiting={waiting} />}
        {waiting.length > 0 && <WaitingList waiting={waiting} />}
        {!waits && !online && <Note>{OFFLINE_HINT}</Note>}
        {refused.length > 0 && <RefusedScores refused={refused} />}
        {refusedPayments.length > 0 && <RefusedPayments refused={refusedPayments} />}
        {damaged > 0 && (
          <Banner tone="error" title={DAMAGED} action={<Button onClick={forgetDamaged}>{GOT_IT}</Button>}>
            {DAMAGED_HINT}
          </Banner>
        )}
        {!waits && liveIsAway && <Note>{LIVE_AWAY}</Note>}
      </Stack>
    </Dialog>
  );
}

/** One row for each hole. */
function WaitingList({ waiting }: { waiting: readonly Entry[] }) {
  const { players } = useSelection();
  const queues = [...new Set(waiting.map(queueOf))].map((queue) => waiting.filter((entry) => queueOf(entry) === queue));
  return (
    <List label={KEPT_ON_PHONE}>
      {queues.map((entries) => {
        const [first] = entries;
        return (
          first && (
            <ListRow key={first.id} title={first.hole === null ? CARD_GAME : holeName(first.hole)} subtitle={entries.map((entry) => entryWords(entry, players)).join(' · ')} />
          )
        );
      })}
    </List>
  );
}
