import { membersQuery } from '@fairshare/api-client';
import type { Group, Member, PlayerOfGroup } from '@fairshare/contracts';
import { Button, Disclosure, EllipsisVerticalIcon, IconButton, List, ListRow, meFirst, Menu, PlayerBadge, Row, Section, Stack, UserPlusIcon, UserRoundIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../shared/dates';
import { withIndex } from '../../../shared/handicap-texts';
import { asShown, type ShownPlayer } from '../../../shared/player-of';
import { ArchivedPlayers } from './archived-players';
import { MemberItems, PlayerItems } from './person-menu';
import { PlayerDialog } from './player-dialog';
import { RegularsDialog } from './regulars-dialog';
import {
  ADD_PLAYER,
  archivedCount,
  GUEST,
  HAS_ACCOUNT,
  joinedOn,
  MADE_THE_GROUP,
  MEMBERS,
  MEMBERS_HINT,
  moreAbout,
  playedBy,
  PLAYERS,
  PLAYERS_HINT,
  REGULAR,
  REGULARS,
  YOU,
} from './texts';
import { type Asked, MemberQuestion } from './member-question';

interface GroupPeopleProps {
  group: Group;
  canChange: boolean;
}

/** Everyone in a group, one row a person, the user first: the players, whether they have an account, and a menu of actions. */
export function GroupPeople({ group, canChange }: GroupPeopleProps) {
  const [edited, setEdited] = useState<PlayerOfGroup | 'new' | null>(null);
  const [choosesRegulars, setChoosesRegulars] = useState(false);
  const { data: members = [] } = useQuery(membersQuery(group.id));
  const [asked, ask] = useState<Asked | null>(null);
  const memberOf = (playerId: string) => members.find((member) => member.playerId === playerId);
  const all = [...group.players, ...group.archived];
  const others = members.filter(({ playerId }) => playerId === null || all.every(({ id }) => id !== playerId));
  return (
    <>
      <Section title={PLAYERS} description={PLAYERS_HINT}>
        <Stack gap={12}>
          <List label={PLAYERS}>
            {meFirst(group.players.map((player) => asShown(group, player))).map((player) => (
              <ListRow
                key={player.id}
                leading={<PlayerBadge player={player} decorative />}
                title={player.name}
                subtitle={noteOn(group, player, memberOf(player.id))}
                trailing={
                  canChange && (
                    <Menu trigger={<IconButton label={moreAbout(player.name)} icon={<EllipsisVerticalIcon aria-hidden />} />}>
                      <PlayerItems group={group} player={player} onRename={() => setEdited(player)} />
                      <MemberItems member={memberOf(player.id)} members={members} onAsk={ask} />
                    </Menu>
                  )
                }
              />
            ))}
          </List>
          {canChange && (
            <Row gap={8}>
              <Button icon={<UserPlusIcon aria-hidden />} onClick={() => setEdited('new')}>
                {ADD_PLAYER}
              </Button>
              <Button variant="ghost" onClick={() => setChoosesRegulars(true)}>
                {REGULARS}
              </Button>
            </Row>
          )}
          {group.archived.length > 0 && (
            <Disclosure summary={archivedCount(group.archived.length)}>
              <ArchivedPlayers group={group} canChange={canChange} />
            </Disclosure>
          )}
        </Stack>
      </Section>
      {others.length > 0 && <Members group={group} members={members} shown={others} canChange={canChange} onAsk={ask} />}
      {edited && <PlayerDialog groupId={group.id} player={edited === 'new' ? null : edited} isMe={edited !== 'new' && edited.id === group.me} onClose={() => setEdited(null)} />}
      {choosesRegulars && <RegularsDialog group={group} onClose={() => setChoosesRegulars(false)} />}
      {asked && <MemberQuestion group={group} asked={asked} onClose={() => ask(null)} />}
    </>
  );
}

function noteOn({ me, claims, regulars }: Group, player: ShownPlayer, member: Member | undefined): string {
  const { id, handicapIndex, account } = player;
  const who = id === me ? YOU : account !== undefined ? playedBy(account) : claims[id] === undefined ? GUEST : HAS_ACCOUNT;
  return [who, member?.isCreator && MADE_THE_GROUP, regulars.includes(id) && REGULAR, handicapIndex !== undefined && withIndex(handicapIndex)].filter(Boolean).join(' · ');
}

interface MembersProps extends GroupPeopleProps {
  members: readonly Member[];
  /** Members who are none of the players. */
  shown: readonly Member[];
  onAsk: (asked: Asked) => void;
}

/** Members who have access to the group and have not claimed a player. */
function Members({ group, members, shown, canChange, onAsk }: MembersProps) {
  return (
    <Section title={MEMBERS} description={MEMBERS_HINT}>
      <List label={MEMBERS}>
        {shown.map((member) => (
          <ListRow
            key={member.userId}
            leading={<UserRoundIcon aria-hidden />}
            title={member.name}
            subtitle={member.isCreator ? MADE_THE_GROUP : joinedOn(formatDay(member.joinedAt, group))}
            trailing={canChange && <MemberMenu member={member} members={members} onAsk={onAsk} />}
          />
        ))}
      </List>
    </Section>
  );
}

function MemberMenu({ member, members, onAsk }: { member: Member; members: readonly Member[]; onAsk: (asked: Asked) => void }) {
  const items = MemberItems({ member, members, onAsk });
  return items && <Menu trigger={<IconButton label={moreAbout(member.name)} icon={<EllipsisVerticalIcon aria-hidden />} />}>{items}</Menu>;
}
