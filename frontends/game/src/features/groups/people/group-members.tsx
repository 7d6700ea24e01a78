import { membersQuery, removeMemberMutation } from '@fairshare/api-client';
import type { Group, Member } from '@fairshare/contracts';
import { Badge, Button, ConfirmDialog, List, ListRow, Section, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { formatDay } from '../../../shared/dates';
import { COULD_NOT_REMOVE, joinedOn, LOADING_MEMBERS, MADE_THE_GROUP, MEMBERS, MEMBERS_HINT, REMOVE, removeHint, removeTitle, YOU } from './texts';
import { useChange } from '../../../shared/use-change';

/** The accounts that may use the group. */
export function GroupMembers({ group, canChange }: { group: Group; canChange: boolean }) {
  const { userId } = useOffline();
  const { data: members } = useQuery(membersQuery(group.id));
  const [toRemove, setToRemove] = useState<Member | null>(null);
  const remove = useChange(removeMemberMutation(), COULD_NOT_REMOVE);
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
              trailing={member.userId === userId ? <Badge variant="secondary">{YOU}</Badge> : canChange && <Button onClick={() => setToRemove(member)}>{REMOVE}</Button>}
            />
          ))}
        </List>
      )}
      {toRemove && (
        <ConfirmDialog
          open
          onOpenChange={() => setToRemove(null)}
          title={removeTitle(toRemove.name)}
          description={removeHint(group.name)}
          confirmLabel={REMOVE}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ groupId: group.id, userId: toRemove.userId }, { onSettled: () => setToRemove(null) })}
        />
      )}
    </Section>
  );
}

function noteOn({ isCreator, joinedAt, playerId }: Member, { players, archived }: Group): string {
  const player = [...players, ...archived].find(({ id }) => id === playerId);
  return [player?.name, isCreator ? MADE_THE_GROUP : joinedOn(formatDay(joinedAt))].filter(Boolean).join(' · ');
}
