import { assignCardMutation } from '@fairshare/api-client';
import type { GameState, Group } from '@fairshare/contracts';
import type { NewScore } from '@fairshare/offline';
import { useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useGuest } from '../../../session/guest/guest';
import { type PendingAssignment, usePendingSaves } from '../../../session/money/use-pending-saves';
import { useOffline } from '../../../session/offline/offline';
import { useFailureToast } from '../../../shared/failure-toast';
import { useNewestRound } from '../use-newest';
import { cardsOnTable, type TableCard, withAssignment } from '../../../shared/card-table';
import { nothingEntered } from '../../../shared/round-input';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import { shortNames } from '../../../shared/short-names';
import { type CardNets, givenWords } from './given-words';
import { FAILED_TO_ASSIGN } from './texts';

export interface CardGame {
  /** The session with pending card assignments applied. */
  readonly game: GameState;
  readonly cards: readonly TableCard[];
  /** Gives a card to a player; null puts it back. */
  readonly assign: (card: TableCard, playerId: string | null) => void;
}

/** The card game. An assignment shows at once; if the server refuses it, it is rolled back and the reason is shown. */
export function useCardGame(handed: GameState, group: Group): CardGame {
  const { id: groupId, players, customCards } = group;
  const stored = useNewestRound(handed, group);
  const { failed } = useFailureToast();
  const { toast } = useToast();
  const seesMoney = useGuest() === null;
  const { saveOrQueue } = useOffline();
  const { mutateAsync } = useMutation(assignCardMutation());
  const pending = usePendingSaves<PendingAssignment>('assignCard').filter(({ gameId }) => gameId === stored.id);

  const game = pending.reduce((now, { cardType, playerId }) => {
    const card = cardsOnTable(now, customCards).find(({ key }) => key === cardType);
    return card ? withAssignment(now, card, playerId, players) : now;
  }, stored);

  const netsOf = (one: GameState): CardNets => settleOnPhone({ players, game: one, entered: nothingEntered(one.id, groupId) }, ['cards'])?.nets ?? null;
  const announce = (card: TableCard, playerId: string | null) => {
    const names = shortNames(players);
    const nameOf = (id: string) => names.get(id) ?? players.find((player) => player.id === id)?.name ?? '';
    const nets: [CardNets, CardNets] | null = seesMoney ? [netsOf(game), netsOf(withAssignment(game, card, playerId, players))] : null;
    toast({ title: givenWords(card.name, playerId, card.holderId, nameOf, nets), tone: 'info' });
  };

  return {
    game,
    cards: cardsOnTable(game, customCards),
    assign: (card, playerId) => {
      if (card.holderId === playerId) return;
      announce(card, playerId);
      saveOrQueue({
        queue: { sessionId: stored.id, type: 'card', hole: null },
        online: (idempotencyKey) => mutateAsync({ gameId: stored.id, groupId, cardType: card.key, playerId, idempotencyKey }),
        scores: () => [cardToKeep(stored, card.key, playerId)],
      }).catch((error: unknown) => failed(FAILED_TO_ASSIGN, error));
    },
  };
}

const cardToKeep = ({ id, version }: GameState, cardType: string, playerId: string | null): NewScore => ({
  gameId: id,
  sessionId: id,
  type: 'card',
  hole: null,
  playerId,
  pointsScore: null,
  award: null,
  cardAssignment: { cardType },
  baseVersion: version,
});
