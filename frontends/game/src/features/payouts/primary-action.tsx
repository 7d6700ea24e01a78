import { ActionBar, Button } from '@fairshare/ui';
import type { Combined } from './combined/combined';
import { CALCULATE_PAYOUTS, RECALCULATE, SAVE_AGAIN } from './texts';

interface PrimaryActionProps {
  combined: Combined | null;
  onChoose: () => void;
  onSave: (chosen: Combined['chosen']) => void;
}

/** What there is to do next, within the thumb's reach; nothing once all is settled. */
export function PrimaryAction({ combined, onChoose, onSave }: PrimaryActionProps) {
  const next = nextStep(combined);
  if (!combined || !next) return null;
  const act = next === CALCULATE_PAYOUTS ? onChoose : () => onSave(combined.chosen);
  return (
    <ActionBar>
      <Button variant="primary" onClick={act}>
        {next}
      </Button>
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
