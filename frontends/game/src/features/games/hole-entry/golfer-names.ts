import { currentUserQuery, membersQuery } from '@fairshare/api-client';
import { useQuery } from '@tanstack/react-query';
import { usePresence } from '../../../session/live/presence';
import { useGuestNames } from '../../../session/selection/selection';

const YOU = 'you';
const SOMEBODY = 'another golfer';

/** What to call whoever entered something in the group, by user id. They are asked for only where `wanted`. */
export function useGolferNames(groupId: string, wanted: boolean): (userId: string) => string {
  const { others } = usePresence();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  const { data: members = [] } = useQuery({ ...membersQuery(groupId), enabled: wanted });
  const guests = useGuestNames();
  return (userId) => {
    if (userId === user?.id) return YOU;
    // A member who came a moment ago may be in the room and not yet in the list.
    return [...members, ...others].find((golfer) => golfer.userId === userId)?.name ?? guests[userId] ?? SOMEBODY;
  };
}
