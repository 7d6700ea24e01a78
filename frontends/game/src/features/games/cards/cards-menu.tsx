import { api, drawCardMutation } from '@fairshare/api-client';
import type { GameState } from '@fairshare/contracts';
import { EllipsisVerticalIcon, IconButton, Menu, MenuItem, ShuffleIcon } from '@fairshare/ui';
import { useState } from 'react';
import { IntentKey } from '../../../shared/intent-key';
import { useChange } from '../../../shared/use-change';
import { DRAW_CARD, FAILED_TO_DRAW, MORE_ABOUT_CARDS } from './texts';

interface CardsMenuProps {
  game: GameState;
  /** Asks who gets the drawn card. */
  onDrawn: (cardKey: string) => void;
}

/** Rare actions: draws at random a card that nobody holds and that was not drawn before. */
export function CardsMenu({ game, onDrawn }: CardsMenuProps) {
  const [intent] = useState(() => new IntentKey());
  const draw = useChange(
    {
      ...drawCardMutation(),
      // Pressing again for the same version of the round repeats the same draw, because the first response may have been lost.
      mutationFn: ({ gameId, groupId }: { gameId: string; groupId?: string }) =>
        api.call('POST /api/game-state/:id/draw-card', {
          params: { id: gameId },
          body: { groupId },
          idempotencyKey: intent.for({ gameId, version: game.version }),
        }),
    },
    FAILED_TO_DRAW,
  );
  const press = () => draw.mutate({ gameId: game.id, groupId: game.groupId }, { onSuccess: ({ currentCard }) => currentCard && onDrawn(currentCard.id) });
  return (
    <Menu trigger={<IconButton label={MORE_ABOUT_CARDS} icon={<EllipsisVerticalIcon aria-hidden />} disabled={draw.isPending || game.status === 'finished'} />}>
      <MenuItem icon={<ShuffleIcon aria-hidden />} onSelect={press}>
        {DRAW_CARD}
      </MenuItem>
    </Menu>
  );
}
