import type { PlayerExplanation, RoundSettlement } from '@fairshare/golf-rules';
import { absenceWords } from '../../../shared/absence-words';
import { playerOf, type ShownPlayer } from '../../../shared/player-of';
import { GameDisclosure } from './game-disclosure';
import { PartList } from './part-list';

interface NetGamesProps {
  players: readonly ShownPlayer[];
  settlement: RoundSettlement;
  net: PlayerExplanation;
}

/** The games of a player's net. Each can be opened to its holes, pots, cards or bets. */
export function NetGames({ players, settlement, net }: NetGamesProps) {
  return settlement.breakdown.games.map((game, index) => {
    const part = net.games[index];
    return (
      part && (
        <GameDisclosure key={game.selection} game={game} cents={part.netCents}>
          <PartList game={game} parts={part.parts} absence={absenceWords(settlement.roster, net.playerId)} nameOf={(playerId) => playerOf(players, playerId).name} />
        </GameDisclosure>
      )
    );
  });
}
