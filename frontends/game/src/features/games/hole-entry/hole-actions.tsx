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
  /** Nothing of the hole is left to save. */
  saved: boolean;
  saving: boolean;
  /** Beside it; it stays, so that a save of another phone moves nothing under the thumb. */
  beside?: ReactNode;
  onSave: () => void;
  onHole: (hole: number) => void;
  onFinish: () => void;
}

/** The one thing to do next: save the hole, then go on to the next one; after the last hole, the payouts, or a guest's standings. */
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

/** From a hole that is saved to the next one, after the last one to the payouts. */
export function goOn({ hole, order, onHole, onFinish }: Pick<HoleActionsProps, 'hole' | 'order' | 'onHole' | 'onFinish'>): void {
  const next = order[order.indexOf(hole) + 1];
  if (next === undefined) onFinish();
  else onHole(next);
}

const isLast = (hole: number, order: readonly number[]): boolean => order.at(-1) === hole;

/** Next Hole appears where Save Scores was: the second tap of a double tap on that is not meant for it. */
function isOwnTap({ detail }: MouseEvent): boolean {
  return detail <= 1;
}
