import type { GameState } from '@fairshare/contracts';
import { useGuest } from '../../../session/guest/guest';
import type { ShownPlayer } from '../../../shared/player-of';
import { CardHistory } from './card-history';
import { CardPayouts } from './card-payouts';
import type { TableCard } from '../../../shared/card-table';
import { CardValues } from './card-values';

export { DrawCard } from './draw-card';

interface CardsDetailProps {
  /** With the cards on their way where they go. */
  game: GameState;
  cards: readonly TableCard[];
  players: readonly ShownPlayer[];
}

/** What each card is worth, what they come to, and how that came about; the last alone for a guest. */
export function CardsDetail({ game, cards, players }: CardsDetailProps) {
  if (useGuest()) return <CardHistory history={game.cardHistory} />;
  return (
    <>
      {/* Before what may come by itself: that the payouts could not be fetched, another card in the history. */}
      <CardValues game={game} cards={cards} />
      <CardPayouts game={game} players={players} />
      <CardHistory history={game.cardHistory} />
    </>
  );
}
