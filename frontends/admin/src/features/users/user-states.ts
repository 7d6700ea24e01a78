import type { ExportedUser } from '@fairshare/contracts';

/** The states of users, by the text of their subscription (specification 001, section 3). A user who never had a subscription has no state. */
export const USER_STATES = [
  { state: 'trial', name: 'Trial', words: /Trial/ },
  { state: 'paying', name: 'Paying', words: /Active/ },
  { state: 'past-due', name: 'Past due', words: /Past Due/ },
  { state: 'ended', name: 'Ended', words: /Expired/ },
] as const;

export type UserState = (typeof USER_STATES)[number]['state'];

/** The users in a state; null: all users. */
export function usersIn(users: readonly ExportedUser[], state: UserState | null): readonly ExportedUser[] {
  const words = USER_STATES.find((one) => one.state === state)?.words;
  return words ? users.filter((user) => words.test(user['Subscription Status'])) : users;
}
