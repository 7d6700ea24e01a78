import { restorePlayerMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Button, List, ListRow, PlayerBadge } from '@fairshare/ui';
import { asShown } from '../../../shared/player-of';
import { useChange } from '../../../shared/use-change';
import { archivedCount, BRING_BACK, COULD_NOT_CHANGE_PLAYER } from './texts';

/** Archived players, who are not offered for new rounds, with a button to restore them. */
export function ArchivedPlayers({ group, canChange }: { group: Group; canChange: boolean }) {
  const restore = useChange(restorePlayerMutation(), COULD_NOT_CHANGE_PLAYER);
  return (
    <List label={archivedCount(group.archived.length)}>
      {group.archived.map((player) => (
        <ListRow
          key={player.id}
          leading={<PlayerBadge player={asShown(group, player)} decorative />}
          title={player.name}
          trailing={canChange && <Button onClick={() => restore.mutate({ groupId: group.id, playerId: player.id })}>{BRING_BACK}</Button>}
        />
      ))}
    </List>
  );
}
