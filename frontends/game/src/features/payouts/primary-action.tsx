import { ActionBar, Button, FlagIcon } from '@fairshare/ui';
import type { Combined } from './combined/combined';
import { FINISH_ROUND, FINISHING } from './finish/texts';
import type { Finishing } from './finish/use-finish';
import { CALCULATE_PAYOUTS, RECALCULATE, SAVE_AGAIN } from './texts';

interface PrimaryActionProps {
  combined: Combined | null;
  finishing: Finishing;
  onChoose: () => void;
  onSave: (chosen: Combined['chosen']) => void;
}

/** What there is to do next, within the thumb's reach; nothing once all is settled. */
export function PrimaryAction({ combined, finishing, onChoose, onSave }: PrimaryActionProps) {
  const next = combined && nextStep(combined);
  const isReady = finishing.state === 'ready';
  if (!next && !isReady) return null;
  const act = next === CALCULATE_PAYOUTS ? onChoose : () => combined && onSave(combined.chosen);
  return (
    <ActionBar>
      {next && (
        <Button variant={isReady ? 'secondary' : 'primary'} onClick={act}>
          {next}
        </Button>
      )}
      {isReady && (
        <Button variant="primary" icon={<FlagIcon aria-hidden />} disabled={!finishing.online} busy={finishing.isBusy} busyLabel={FINISHING} onClick={finishing.finish}>
          {FINISH_ROUND}
        </Button>
      )}
    </ActionBar>
  );
}

/** What the bar at the bottom offers; null: nothing is left to do but to send the receipt. */
export function nextStep(combined: Combined | null): string | null {
  switch (combined?.state) {
    case 'none':
      return CALCULATE_PAYOUTS;
    case 'unsaved':
      return combined.settlement && SAVE_AGAIN;
    case 'saved':
      return combined.moved && combined.moved.length > 0 ? RECALCULATE : null;
    default:
      return null;
  }
}
