import { definitionOf, HOLES_PER_ROUND, inOrderOfPlay, isSideGameId, type MissingOnHole } from '@fairshare/golf-rules';
import { isolated } from '@fairshare/ui';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { progressOnPhone } from '../money/progress-on-phone';
import { throughHole } from '../texts';

/** The progress of each played game, up to its first incomplete hole: "2/9/16 through 16, BBB through 11". Empty: all holes are entered. */
export function throughWords(round: PhoneRound): string {
  const input = roundInput(round);
  const holes = inOrderOfPlay(input.roster?.holes ?? Array.from({ length: HOLES_PER_ROUND }, (_, index) => index + 1), input.firstHole ?? undefined);
  const { played, missing } = progressOnPhone(input);
  if (missing.length === 0) return '';
  const nameOf = (game: MissingOnHole['game']) => (isSideGameId(game) ? isolated(input.sideGames?.find(({ id }) => id === game)?.name ?? '') : definitionOf(game).name);
  return played
    .flatMap((game) => {
      const first = holes.findIndex((hole) => missing.some((one) => one.game === game && one.hole === hole));
      const last = first < 0 ? holes.at(-1) : holes[first - 1];
      return last === undefined ? [] : [throughHole(nameOf(game), last)];
    })
    .join(', ');
}
