import { archivePlayerMutation, claimPlayerMutation, restorePlayerMutation } from '@fairshare/api-client';
import type { Group, Player } from '@fairshare/contracts';
import { Button, Disclosure, EllipsisVerticalIcon, IconButton, List, ListRow, meFirst, Menu, MenuItem, PlayerBadge, Section, Stack, UserPlusIcon } from '@fairshare/ui';
import { useState } from 'react';
import { asShown } from '../../../shared/player-of';
import { PlayerDialog } from './player-dialog';
import { RegularsDialog } from './regulars-dialog';
import {
  ADD_PLAYER,
  ARCHIVE,
  archivedCount,
  BRING_BACK,
  COULD_NOT_CHANGE_PLAYER,
  COULD_NOT_CLAIM,
  moreAbout,
  NOT_ME,
  playedBy,
  PLAYERS,
  PLAYERS_HINT,
  REGULAR,
  REGULARS,
  RENAME,
  SELF,
  THIS_IS_ME,
  WHO_ARE_YOU,
} from './texts';
import { useChange } from '../../../shared/use-change';

interface GroupPlayersProps {
  group: Group;
  canChange: boolean;
}

/** Who can play, the reader first; and those who are archived. */
export function GroupPlayers({ group, canChange }: GroupPlayersProps) {
  const [edited, setEdited] = useState<Player | 'new' | null>(null);
  const [choosesRegulars, setChoosesRegulars] = useState(false);
  return (
    <Section title={PLAYERS} description={canChange && group.me === null ? WHO_ARE_YOU : PLAYERS_HINT}>
      <Stack gap={12}>
        <List label={PLAYERS}>
          {meFirst(group.players.map((player) => asShown(group, player))).map((player) => (
            <ListRow
              key={player.id}
              leading={<PlayerBadge player={player} decorative />}
              title={player.name}
              subtitle={noteOn(group, player)}
              trailing={canChange && <PlayerMenu group={group} player={player} onRename={() => setEdited(player)} />}
            />
          ))}
        </List>
        {canChange && (
          <Button fullWidth icon={<UserPlusIcon aria-hidden />} onClick={() => setEdited('new')}>
            {ADD_PLAYER}
          </Button>
        )}
        {canChange && (
          <Button fullWidth variant="ghost" onClick={() => setChoosesRegulars(true)}>
            {REGULARS}
          </Button>
        )}
        {group.archived.length > 0 && (
          <Disclosure summary={archivedCount(group.archived.length)}>
            <ArchivedPlayers group={group} canChange={canChange} />
          </Disclosure>
        )}
      </Stack>
      {edited && <PlayerDialog groupId={group.id} player={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {choosesRegulars && <RegularsDialog group={group} onClose={() => setChoosesRegulars(false)} />}
    </Section>
  );
}

function noteOn({ me, claims, regulars }: Group, { id }: Player): string {
  const claimed = claims[id];
  return [id === me ? SELF : claimed !== undefined && playedBy(claimed), regulars.includes(id) && REGULAR].filter(Boolean).join(' · ');
}

interface PlayerMenuProps {
  group: Group;
  player: Player;
  onRename: () => void;
}

function PlayerMenu({ group: { id: groupId, me, claims }, player: { id: playerId, name }, onRename }: PlayerMenuProps) {
  const claim = useChange(claimPlayerMutation(), COULD_NOT_CLAIM);
  const archive = useChange(archivePlayerMutation(), COULD_NOT_CHANGE_PLAYER);
  const isMe = playerId === me;
  const isFree = claims[playerId] === undefined;
  return (
    <Menu trigger={<IconButton label={moreAbout(name)} icon={<EllipsisVerticalIcon aria-hidden />} />}>
      {(isMe || isFree) && <MenuItem onSelect={() => claim.mutate({ groupId, playerId, isMe: !isMe })}>{isMe ? NOT_ME : THIS_IS_ME}</MenuItem>}
      <MenuItem onSelect={onRename}>{RENAME}</MenuItem>
      <MenuItem onSelect={() => archive.mutate({ groupId, playerId })}>{ARCHIVE}</MenuItem>
    </Menu>
  );
}

function ArchivedPlayers({ group, canChange }: GroupPlayersProps) {
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
