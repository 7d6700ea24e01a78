import { currentUserQuery, membersQuery } from '@fairshare/api-client';
import { useQuery } from '@tanstack/react-query';
import { usePresence } from '../../../session/live/presence';
import { useGuestNames } from '../../../session/selection/selection';

const YOU = 'you';
const SOMEBODY = 'another golfer';

/** Resolves a user id to the name of a golfer in the group. Queries the members only if `wanted`. */
export function useGolferNames(groupId: string, wanted: boolean): (userId: string) => string {
  const { others } = usePresence();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  const { data: members = [] } = useQuery({ ...membersQuery(groupId), enabled: wanted });
  const guests = useGuestNames();
  return (userId) => {
    if (userId === user?.id) return YOU;
    // A member who joined a moment ago may be present and not yet in the list.
    return [...members, ...others].find((golfer) => golfer.userId === userId)?.name ?? guests[userId] ?? SOMEBODY;
  };
}
