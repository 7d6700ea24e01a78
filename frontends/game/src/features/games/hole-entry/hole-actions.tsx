import { ActionBar, Button, type HoleState } from '@fairshare/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useGuest } from '../../../session/guest/guest';
import { openHoles } from './hole-states';
import { GO_TO_PAYOUTS, GO_TO_STANDINGS, NEXT_HOLE, openHoleLeft, SAVE_SCORES, SAVING } from './texts';

interface HoleActionsProps {
  hole: number;
  /** The round's holes as they are played. */
  order: readonly number[];
  states: Readonly<Record<number, HoleState>>;
  /** Whether nothing of the hole is left to save. */
  saved: boolean;
  saving: boolean;
  /** Shown beside the button. It stays in place, so that a save from another phone moves nothing under the thumb. */
  beside?: ReactNode;
  onSave: () => void;
  onHole: (hole: number) => void;
  onFinish: () => void;
}

/** The next action: save the hole, then go on to the next one. After the last hole it leads to the payouts, or for a guest to the standings. */
export function HoleActions({ hole, order, states, saved, saving, beside, onSave, onHole, onFinish }: HoleActionsProps) {
  const last = isLast(hole, order);
  const end = useGuest() ? GO_TO_STANDINGS : GO_TO_PAYOUTS;
  const [open] = openHoles(states, order).filter((other) => other !== hole);
  return (
    <ActionBar>
      {saved && last && open !== undefined ? <Button onClick={() => onHole(open)}>{openHoleLeft(open)}</Button> : beside}
      {saved ? (
        <Button key="action" variant="primary" onClick={(event) => isOwnTap(event) && goOn({ hole, order, onHole, onFinish })}>
          {last ? end : NEXT_HOLE}
        </Button>
      ) : (
        <Button key="action" variant="primary" busy={saving} busyLabel={SAVING} onClick={onSave}>
          {SAVE_SCORES}
        </Button>
      )}
    </ActionBar>
  );
}

/** Goes from a saved hole to the next one, and from the last hole to the payouts. */
export function goOn({ hole, order, onHole, onFinish }: Pick<HoleActionsProps, 'hole' | 'order' | 'onHole' | 'onFinish'>): void {
  const next = order[order.indexOf(hole) + 1];
  if (next === undefined) onFinish();
  else onHole(next);
}

const isLast = (hole: number, order: readonly number[]): boolean => order.at(-1) === hole;

/** Next Hole appears where Save Scores was, so the second tap of a double tap on Save Scores must not trigger it. */
function isOwnTap({ detail }: MouseEvent): boolean {
  return detail <= 1;
}
