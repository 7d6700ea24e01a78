import type { GameState, Player } from '@fairshare/contracts';
import { CardHistory } from './card-history';
import { CardPayouts } from './card-payouts';
import type { TableCard } from '../../../shared/card-table';
import { CardValues } from './card-values';

export { DrawCard } from './draw-card';

interface CardsDetailProps {
  /** With the cards on their way where they go. */
  game: GameState;
  cards: readonly TableCard[];
  players: readonly Player[];
  /** Cards are on their way. */
  saving: boolean;
}

/** What the cards come to, how that came about, and what each is worth. */
export function CardsDetail({ game, cards, players, saving }: CardsDetailProps) {
  return (
    <>
      <CardPayouts game={game} players={players} saving={saving} />
      <CardValues game={game} cards={cards} />
      <CardHistory history={game.cardHistory} />
    </>
  );
}
