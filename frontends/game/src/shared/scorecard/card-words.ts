import type { CardCell } from './card';
import { BEST, DOES_NOT_PLAY, netOf, NOT_YET, PICKED_UP, strokesGiven, strokesGivenBack } from './texts';

/** The accessible text of a cell for screen readers: "5, Bogey, net 4, a stroke given". */
export function cellWords({ text, state, dots, net, mark, isBest }: CardCell): string {
  const given = dots === '' ? null : dots.startsWith('+') ? strokesGivenBack(dots.length) : strokesGiven(dots.length);
  switch (state) {
    case 'off':
      return DOES_NOT_PLAY;
    case 'open':
      return [NOT_YET, given].filter(Boolean).join(', ');
    case 'picked-up':
      return [PICKED_UP, given].filter(Boolean).join(', ');
    case 'filled':
      return [text, mark?.name, net !== null && netOf(net), given, isBest && BEST].filter(Boolean).join(', ');
  }
}
