import type { GameState } from '@fairshare/contracts';
import { useGuest } from '../../../session/guest/guest';
import type { ShownPlayer } from '../../../shared/player-of';
import { CardHistory } from './card-history';
import { CardPayouts } from './card-payouts';

export { CardsMenu } from './cards-menu';

interface CardsDetailProps {
  /** With the cards on their way where they go. */
  game: GameState;
  players: readonly ShownPlayer[];
}

/** What the cards come to, and how that came about; the last alone for a guest. */
export function CardsDetail({ game, players }: CardsDetailProps) {
  if (useGuest()) return <CardHistory history={game.cardHistory} />;
  return (
    <>
      <CardPayouts game={game} players={players} />
      <CardHistory history={game.cardHistory} />
    </>
  );
}
