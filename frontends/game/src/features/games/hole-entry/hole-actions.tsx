import { HOLES_PER_ROUND } from '@fairshare/golf-rules';
import { ActionBar, Button, type HoleState } from '@fairshare/ui';
import type { MouseEvent } from 'react';
import { openHoles } from './hole-states';
import { GO_TO_PAYOUTS, NEXT_HOLE, openHoleLeft, SAVE_SCORES, SAVING } from './texts';

interface HoleActionsProps {
  hole: number;
  states: Readonly<Record<number, HoleState>>;
  /** Nothing of the hole is left to save. */
  saved: boolean;
  saving: boolean;
  onSave: () => void;
  onHole: (hole: number) => void;
  onFinish: () => void;
}

/** The one thing to do next: save the hole, then go on to the next one; after the last hole, the payouts. */
export function HoleActions({ hole, states, saved, saving, onSave, onHole, onFinish }: HoleActionsProps) {
  const last = isLast(hole);
  const [open] = openHoles(states).filter((other) => other !== hole);
  return (
    <ActionBar>
      {saved && last && open !== undefined && <Button onClick={() => onHole(open)}>{openHoleLeft(open)}</Button>}
      {saved ? (
        <Button key="action" variant="primary" onClick={(event) => isOwnTap(event) && goOn({ hole, onHole, onFinish })}>
          {last ? GO_TO_PAYOUTS : NEXT_HOLE}
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
export function goOn({ hole, onHole, onFinish }: Pick<HoleActionsProps, 'hole' | 'onHole' | 'onFinish'>): void {
  if (isLast(hole)) onFinish();
  else onHole(hole + 1);
}

const isLast = (hole: number): boolean => hole === HOLES_PER_ROUND;

/** Next Hole appears where Save Scores was: the second tap of a double tap on that is not meant for it. */
function isOwnTap({ detail }: MouseEvent): boolean {
  return detail <= 1;
}
