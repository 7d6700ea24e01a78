import { formatSignedDollars } from '@fairshare/golf-rules';
import { List, ListRow, PlayerBadge, Section } from '@fairshare/ui';
import { playerOf, type ShownPlayer } from '../../../shared/player-of';
import type { NetChange } from './roster-effects';
import { ALL_GAMES, MOVES_NOTHING, WHAT_IT_MOVES } from './texts';

/** The players whose net a change moves, with the net before and after it. */
export function NetChangesSection({ everyone, changes }: { everyone: readonly ShownPlayer[]; changes: readonly NetChange[] }) {
  return (
    <Section title={WHAT_IT_MOVES} description={changes.length > 0 ? ALL_GAMES : MOVES_NOTHING}>
      {changes.length > 0 && (
        <List label={WHAT_IT_MOVES}>
          {changes.map(({ playerId, beforeCents, afterCents }) => {
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
