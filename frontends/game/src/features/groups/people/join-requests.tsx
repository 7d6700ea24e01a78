import { answerJoinRequestMutation, joinRequestsQuery } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Button, List, ListRow, Section } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../shared/dates';
import { COULD_NOT_ANSWER, DECLINE, LET_IN, WAITING } from './texts';
import { useChange } from '../../../shared/use-change';

/** The pending requests to join. Renders nothing if there are none. */
export function JoinRequests({ group }: { group: Group }) {
  const groupId = group.id;
  const { data: requests = [] } = useQuery(joinRequestsQuery(groupId));
  const { mutate, isPending } = useChange(answerJoinRequestMutation(), COULD_NOT_ANSWER);
  if (requests.length === 0) return null;
  return (
    <Section title={WAITING}>
      <List label={WAITING}>
        {requests.map(({ userId, name, askedAt }) => (
          <ListRow
            key={userId}
            title={name}
            subtitle={formatDay(askedAt, group)}
            trailing={
              <>
                <Button disabled={isPending} aria-label={`${DECLINE} ${name}`} onClick={() => mutate({ groupId, userId, letIn: false })}>
                  {DECLINE}
                </Button>
                <Button variant="primary" disabled={isPending} aria-label={`${LET_IN} ${name}`} onClick={() => mutate({ groupId, userId, letIn: true })}>
                  {LET_IN}
                </Button>
              </>
            }
          />
        ))}
      </List>
    </Section>
  );
}
