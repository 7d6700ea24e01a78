import { formatSignedDollars } from '@fairshare/golf-rules';
import { List, ListRow, PlayerBadge, Section } from '@fairshare/ui';
import { playerOf, type ShownPlayer } from '../../../shared/player-of';
import type { Moved } from './roster-effects';
import { ALL_GAMES, MOVES_NOTHING, WHAT_IT_MOVES } from './texts';

/** Whose net a change moves: from what to what. */
export function WhatItMoves({ everyone, moved }: { everyone: readonly ShownPlayer[]; moved: readonly Moved[] }) {
  return (
    <Section title={WHAT_IT_MOVES} description={moved.length > 0 ? ALL_GAMES : MOVES_NOTHING}>
      {moved.length > 0 && (
        <List label={WHAT_IT_MOVES}>
          {moved.map(({ playerId, beforeCents, afterCents }) => {
            const player = playerOf(everyone, playerId);
            return (
              <ListRow
                key={playerId}
                leading={<PlayerBadge player={player} decorative />}
                title={player.name}
                trailing={`${formatSignedDollars(beforeCents)} → ${formatSignedDollars(afterCents)}`}
              />
            );
          })}
        </List>
      )}
    </Section>
  );
}
