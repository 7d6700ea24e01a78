import { handOverMutation, membersQuery, removeMemberMutation } from '@fairshare/api-client';
import type { Group, Member } from '@fairshare/contracts';
import { Badge, Button, ConfirmDialog, List, ListRow, Row, Section, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { formatDay } from '../../../shared/dates';
import {
  COULD_NOT_HAND_OVER,
  COULD_NOT_REMOVE,
  HAND_OVER,
  HAND_OVER_HINT,
  handOverTitle,
  joinedOn,
  LOADING_MEMBERS,
  MADE_THE_GROUP,
  MEMBERS,
  MEMBERS_HINT,
  REMOVE,
  removeHint,
  removeTitle,
  YOU,
} from './texts';
import { useChange } from '../../../shared/use-change';

/** The accounts that may use the group. Nobody removes its creator, who can hand it over. */
export function GroupMembers({ group, canChange }: { group: Group; canChange: boolean }) {
  const { userId } = useOffline();
  const { data: members } = useQuery(membersQuery(group.id));
  const [asked, setAsked] = useState<{ readonly what: 'remove' | 'hand over'; readonly member: Member } | null>(null);
  const isCreator = members?.some((member) => member.isCreator && member.userId === userId);
  const remove = useChange(removeMemberMutation(), COULD_NOT_REMOVE);
  const handOver = useChange(handOverMutation(), COULD_NOT_HAND_OVER);
  const change = asked?.what === 'remove' ? remove : handOver;
  return (
    <Section title={MEMBERS} description={MEMBERS_HINT}>
      {!members && <SkeletonList label={LOADING_MEMBERS} rows={2} />}
      {members && (
        <List label={MEMBERS}>
          {members.map((member) => (
            <ListRow
              key={member.userId}
              title={member.name}
              subtitle={noteOn(member, group)}
              trailing={
                member.userId === userId ? (
                  <Badge variant="secondary">{YOU}</Badge>
                ) : (
                  canChange && (
                    <Row>
                      {isCreator && <Button onClick={() => setAsked({ what: 'hand over', member })}>{HAND_OVER}</Button>}
                      {!member.isCreator && <Button onClick={() => setAsked({ what: 'remove', member })}>{REMOVE}</Button>}
                    </Row>
                  )
                )
              }
            />
          ))}
        </List>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={asked.what === 'remove' ? removeTitle(asked.member.name) : handOverTitle(asked.member.name)}
          description={asked.what === 'remove' ? removeHint(group.name) : HAND_OVER_HINT}
          confirmLabel={asked.what === 'remove' ? REMOVE : HAND_OVER}
          busy={change.isPending}
          onConfirm={() => change.mutate({ groupId: group.id, userId: asked.member.userId }, { onSettled: () => setAsked(null) })}
        />
      )}
    </Section>
  );
}

function noteOn({ isCreator, joinedAt, playerId }: Member, group: Group): string {
  const player = [...group.players, ...group.archived].find(({ id }) => id === playerId);
  return [player?.name, isCreator ? MADE_THE_GROUP : joinedOn(formatDay(joinedAt, group))].filter(Boolean).join(' · ');
}
