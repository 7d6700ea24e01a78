import { ApiError, cardPayoutsQuery } from '@fairshare/api-client';
import type { GameState } from '@fairshare/contracts';
import { dollarsToCents, payOutCards } from '@fairshare/golf-rules';
import { Banner, Card, DivergingBars, Note, Section, Stack } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { useHasUnsent } from '../../../session/offline/offline';
import { cardLegs, rulesOfGame } from '../../../shared/round-input';
import styles from './cards.module.css';
import { CARD_PAYOUTS, FAILED_TO_FETCH_PAYOUTS, NOBODY_HOLDS_A_CARD, WORKED_OUT_HERE } from './texts';

interface CardPayoutsProps {
  /** With the cards on their way where they go. */
  game: GameState;
  players: readonly ShownPlayer[];
  /** Cards are on their way: what the server said last is older than the screen. */
  saving: boolean;
}

/**
 * Each player's net of the card game. The rules are the same on the phone and on the server, so what the phone works out shows
 * until the server has answered, and stays if it cannot.
 */
export function CardPayouts({ game, players, saving }: CardPayoutsProps) {
  const hasUnsent = useHasUnsent(game.id);
  const played = game.cardHistory.length > 0;
  const { data, isFetching, isStale, error } = useQuery({ ...cardPayoutsQuery(game.id), enabled: played });
  const nets =
    data && !isFetching && !isStale && !error && !saving && !hasUnsent
      ? Object.fromEntries(data.cardGame.payouts.map(({ playerId, netPayout }) => [playerId, dollarsToCents(netPayout)]))
      : payOutCards(
          players.map(({ id }) => id),
          game.playerCards,
          game.cardValues,
          rulesOfGame(game).cards === 'doubling' ? cardLegs(game) : undefined,
        ).nets;

  return (
    <Section title={CARD_PAYOUTS}>
      <Card>
        {played ? (
          <Stack>
            {error && !hasUnsent && (
              <Banner tone="warning" title={error instanceof ApiError ? `${FAILED_TO_FETCH_PAYOUTS}: ${error.status}` : FAILED_TO_FETCH_PAYOUTS}>
                {WORKED_OUT_HERE}
              </Banner>
            )}
            <DivergingBars label={CARD_PAYOUTS} entries={players.map((player) => ({ id: player.id, player, cents: nets[player.id] ?? 0 }))} />
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
