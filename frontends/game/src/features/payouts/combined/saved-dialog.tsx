import type { RoundSettlement } from '@fairshare/golf-rules';
import { Dialog, Section, Stack } from '@fairshare/ui';
import type { ShownPlayer } from '../../../shared/player-of';
import { NetBars } from '../money/net-bars';
import { Payments } from '../money/payments';
import { NET_PER_PLAYER } from '../texts';

interface SavedDialogProps {
  /** When it was saved. */
  title: string;
  players: readonly ShownPlayer[];
  settlement: RoundSettlement;
  onClose: () => void;
}

/** The result as it was saved, whatever was entered since. */
export default function SavedDialog({ title, players, settlement, onClose }: SavedDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <Stack gap={24}>
        <Stack>
          <Payments players={players} settlement={settlement} />
        </Stack>
        <Section title={NET_PER_PLAYER}>
          <NetBars label={NET_PER_PLAYER} players={players} nets={settlement.nets} />
        </Section>
      </Stack>
    </Dialog>
  );
}
