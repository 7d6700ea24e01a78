import { Dialog } from '@fairshare/ui';
import { useMemo } from 'react';
import { holeInPlay, scorecardOf } from '../../shared/scorecard/card-of-round';
import Scorecard from '../../shared/scorecard/scorecard';
import { SCORECARD } from '../../shared/scorecard/texts';
import type { RoundOnPhone } from '../../shared/round-input';
import { ALL_VIEW, isGamesView, STROKES_VIEW, viewsOn } from '../selection/games-views';
import { useSelection } from '../selection/selection';
import { wantEntry } from '../selection/wanted-entry';

export interface RoundScorecardProps {
  /** A cell is not a link: there is no screen of a hole. */
  isReadOnly?: boolean;
  /** Closes the scorecard when it is a sheet on top of the screen. Missing: it is part of the screen. */
  onClose?: () => void;
}

/** The scorecard of the selected round. A cell opens its hole at that player's entry. */
export default function RoundScorecard({ onClose, ...props }: RoundScorecardProps) {
  const { round } = useSelection();
  const card = round && <CardOfRound {...props} round={round} onLeave={onClose} />;
  if (!onClose) return card;
  return (
    <Dialog open onOpenChange={onClose} title={SCORECARD} size="wide">
      {card}
    </Dialog>
  );
}

interface CardOfRoundProps extends Pick<RoundScorecardProps, 'isReadOnly'> {
  round: RoundOnPhone;
  /** Called when the golfer goes to a hole. */
  onLeave?: (() => void) | undefined;
}

function CardOfRound({ round, isReadOnly = false, onLeave }: CardOfRoundProps) {
  const { openTab, ...session } = useSelection();
  const card = useMemo(() => scorecardOf(round), [round]);
  const open = (hole: number, playerId: string, line: string) => {
    const on = viewsOn(session).map(({ value }) => value);
    const view = [line, ALL_VIEW, STROKES_VIEW].filter(isGamesView).find((one) => on.includes(one));
    wantEntry({
      sessionId: round.game.id,
      hole,
      // Delayed: a closing sheet first returns the focus to the element that opened it.
      arrive: (form) => void setTimeout(() => focusEntry(form, playerId)),
    });
    openTab('games', view);
    onLeave?.();
  };
  return <Scorecard card={card} players={round.players} currentHole={useMemo(() => holeInPlay(round), [round])} {...(!isReadOnly && { onOpen: open })} />;
}

/** Focuses the player's own field for strokes, or the first question that the player may be the answer to. */
function focusEntry(form: HTMLFormElement | null, playerId: string): void {
  const id = CSS.escape(playerId);
  const field = form?.querySelector<HTMLElement>(`[data-player="${id}"] input, input[value="${id}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
