import type { EnteredGame, EnteredSideGame } from '@fairshare/contracts';
import { factsOfCells, NO_FACTS, playableSelections, playSideGame, type Roster, type RoundInput, type SideGame, type SidePayout } from '@fairshare/golf-rules';
import { rememberedByHoles } from '../../../shared/by-holes';
import type { ShownPlayer } from '../../../shared/player-of';
import { nothingEntered, roundInput, type ScoresOnPhone } from '../../../shared/round-input';
import { settleOnPhone } from '../../../shared/settle-on-phone';

/** The results so far of several side games. Memoised by the holes. */
export const playedSoFar = rememberedByHoles(
  (holes, sideGames: readonly SideGame[], roster: Roster, firstHole: number | undefined, course: RoundInput['course']): readonly SidePayout[] => {
    const round = { facts: { ...NO_FACTS, ...factsOfCells(holes) }, roster, firstHole, course, oddCentsBefore: {} };
    return sideGames.map((game) => playSideGame(game, round));
  },
);

/** The settlement of a round so far; null: nothing can be settled. Memoised by the holes. */
export const settledSoFar = rememberedByHoles(
  (
    holes,
    players: readonly ShownPlayer[],
    roster: ScoresOnPhone['roster'],
    game: ScoresOnPhone['game'],
    games: readonly EnteredGame[],
    sideGames: readonly EnteredSideGame[] | undefined,
  ) => {
    const scores = { players, roster, game, entered: { ...nothingEntered('', ''), holes, games: [...games], sideGames: sideGames && [...sideGames] } };
    return settleOnPhone(scores, playableSelections(roundInput(scores)));
  },
);
