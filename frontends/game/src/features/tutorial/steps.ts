import { CARD_GAME, DEFAULT_CARD_VALUE, dollarsToCents, MAX_PLAYERS, MIN_PLAYERS } from '@fairshare/golf-rules';
import { formatMoney } from '@fairshare/ui';

export interface TutorialStep {
  readonly title: string;
  /** What to tap and what it does, in one or two sentences: two lines on a phone. */
  readonly text: string;
}

/** The first round, from the clubhouse to the bar. */
export const TUTORIAL_STEPS: readonly TutorialStep[] = [
  { title: 'You hit the shots, we do the math', text: 'Three games run beside your round. Tap what is lit to go on; it takes about 3 minutes.' },
  { title: 'Make your group', text: `Tap Create Group: a name and ${MIN_PLAYERS} to ${MAX_PLAYERS} golfers. Whoever has its code sees the same scores.` },
  { title: 'Start a game', text: 'Tap Create New Game for every round. It holds the scores of all games.' },
  { title: 'Bingo Bango Bongo', text: 'First on, closest to the pin, first in: three taps a hole, or None.' },
  { title: '2/9/16', text: 'Enter everyone’s net strokes, then Save Scores. Without signal they wait on your phone.' },
  { title: `The ${CARD_GAME}`, text: `In the sand? Tap the camel, then who gets it. Cards held at the end cost ${formatMoney(dollarsToCents(DEFAULT_CARD_VALUE))} each.` },
  { title: 'Settle up', text: 'Every game in the fewest payments. Tap one to see why; Finish Round puts it on the tab.' },
];
