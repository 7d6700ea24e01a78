import { ApiError } from '@fairshare/api-client';
import type { GameState } from '@fairshare/contracts';
import { Banner, Card, DivergingBars, Note, Section, Stack } from '@fairshare/ui';
import { type CSSProperties, useMemo } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { nothingEntered } from '../../../shared/round-input';
import { useCardPayouts } from '../../../session/money/use-game-payouts';
import styles from './cards.module.css';
import { CARD_PAYOUTS, FAILED_TO_FETCH_PAYOUTS, NOBODY_HOLDS_A_CARD, WORKED_OUT_HERE } from './texts';

interface CardPayoutsProps {
  /** With pending card assignments applied. */
  game: GameState;
  players: readonly ShownPlayer[];
}

/** Each player's net of the card game. */
export function CardPayouts({ game, players }: CardPayoutsProps) {
  const played = game.cardHistory.length > 0;
  const scores = useMemo(() => ({ players, game, entered: nothingEntered(game.id, game.groupId) }), [players, game]);
  const { settlement, failure } = useCardPayouts(scores, game.id, played);

  return (
    <Section title={CARD_PAYOUTS}>
      <Card>
        {played ? (
          <Stack>
            {failure && (
              <Banner tone="warning" title={failure instanceof ApiError ? `${FAILED_TO_FETCH_PAYOUTS}: ${failure.status}` : FAILED_TO_FETCH_PAYOUTS}>
                {WORKED_OUT_HERE}
              </Banner>
            )}
            <DivergingBars label={CARD_PAYOUTS} entries={players.map((player) => ({ id: player.id, player, cents: settlement?.nets[player.id] ?? 0 }))} />
          </Stack>
        ) : (
          <div className={styles.room} style={{ '--rows': players.length } as CSSProperties}>
            <Note>{NOBODY_HOLDS_A_CARD}</Note>
          </div>
        )}
      </Card>
    </Section>
  );
}
