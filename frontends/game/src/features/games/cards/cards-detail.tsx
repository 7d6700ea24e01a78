import type { GameState } from '@fairshare/contracts';
import { useGuest } from '../../../session/guest/guest';
import type { ShownPlayer } from '../../../shared/player-of';
import { CardHistory } from './card-history';
import { CardPayouts } from './card-payouts';

export { CardsMenu } from './cards-menu';

interface CardsDetailProps {
  /** With pending card assignments applied. */
  game: GameState;
  players: readonly ShownPlayer[];
}

/** The card payouts and the card history. A guest sees the history only. */
export function CardsDetail({ game, players }: CardsDetailProps) {
  if (useGuest()) return <CardHistory history={game.cardHistory} />;
  return (
    <>
      <CardPayouts game={game} players={players} />
      <CardHistory history={game.cardHistory} />
    </>
  );
}
