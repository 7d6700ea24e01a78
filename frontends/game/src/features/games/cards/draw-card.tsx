import { api, drawCardMutation } from '@fairshare/api-client';
import type { GameState } from '@fairshare/contracts';
import { Button, Card, Note, ShuffleIcon, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { CardFace } from '../../../shared/card-face';
import { IntentKey } from '../../../shared/intent-key';
import type { TableCard } from '../../../shared/card-table';
import { useChange } from '../../../shared/use-change';
import styles from './cards.module.css';
import { assignDrawn, DRAW_CARD, DRAW_HINT, DRAWN, FAILED_TO_DRAW, NO_CARDS_LEFT } from './texts';

interface DrawCardProps {
  game: GameState;
  cards: readonly TableCard[];
  onAssign: (cardKey: string) => void;
}

/** Chance picks a card that nobody holds and that was not drawn before. */
export function DrawCard({ game, cards, onAssign }: DrawCardProps) {
  const [intent] = useState(() => new IntentKey());
  const draw = useChange(
    {
      ...drawCardMutation(),
      // Pressed again while the same deck is shown, it is the same draw: its answer may have got lost.
      mutationFn: ({ gameId, groupId }: { gameId: string; groupId?: string }) =>
        api.call('POST /api/game-state/:id/draw-card', {
          params: { id: gameId },
          body: { groupId },
          idempotencyKey: intent.for({ gameId, version: game.version }),
        }),
    },
    FAILED_TO_DRAW,
  );
  const drawn = cards.find(({ key }) => key === game.currentCard?.id);
  const empty = game.deck.length === 0;

  return (
    <Card>
      <Stack gap={12}>
        <Button fullWidth icon={<ShuffleIcon aria-hidden />} disabled={empty} busy={draw.isPending} onClick={() => draw.mutate({ gameId: game.id, groupId: game.groupId })}>
          {DRAW_CARD}
        </Button>
        <div className={styles.result}>
          {drawn ? (
            <div className={styles.drawn} role="status" aria-label={DRAWN}>
              <span className={styles.emoji}>
                <CardFace type={drawn.type} emoji={drawn.emoji} />
              </span>
              <span className={styles.drawnWords}>
                <Note as="span">{DRAWN}</Note>
                <span className={styles.name}>{drawn.name}</span>
                {drawn.meaning && <Note as="span">{drawn.meaning}</Note>}
              </span>
              {drawn.holderId === null && <Button onClick={() => onAssign(drawn.key)}>{assignDrawn(drawn.name)}</Button>}
            </div>
          ) : (
            <Note>{empty ? NO_CARDS_LEFT : DRAW_HINT}</Note>
          )}
          {drawn && empty && <Note>{NO_CARDS_LEFT}</Note>}
        </div>
      </Stack>
    </Card>
  );
}
