import { isOfGroup, type GroupNotification, type MoneyNotification, type Notification } from './notification-preferences';

/** The content of a notification on a phone, also on its lock screen: never an amount. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** The path within the product that a tap opens. */
  readonly path: string;
  /** A message replaces an earlier one with the same tag. */
  readonly tag: string;
}

const SENTENCES: Readonly<Record<GroupNotification['kind'], (who: string) => string>> = {
  'round-finished': () => 'A round is finished. See how it came out.',
  'payment-recorded': (who) => `${who} recorded a payment with you.`,
  'payment-reopened': (who) => `${who} reopened a payment with you.`,
  'conflict-found': () => 'Two entries differ on a hole you entered.',
  'join-requested': () => 'Someone waits to join.',
  'member-removed': (who) => `${who} removed you from the group.`,
  'deletion-proposed': (who) => `${who} wants to delete the group. It goes in a week unless somebody objects.`,
  'group-deleted': (who) => `${who} deleted the group. You can restore it for a month.`,
  reminded: (who) => `${who} asks you to look at the tab.`,
};

/** Without amounts and dates: the mail of the same moment contains them. */
const MONEY_SENTENCES: Readonly<Record<MoneyNotification['kind'], string>> = {
  'trial-ends': 'Your free time ends soon. Choose a plan to go on.',
  'first-charge': 'Your trial ends soon, and your plan is charged for the first time.',
  'payment-failed': 'The payment for your plan failed. Change your card to go on.',
  'payment-to-confirm': 'Your bank wants you to confirm the payment for your plan.',
  'plan-changed': 'Your plan was changed.',
  'plan-canceled': 'Your plan or trial was canceled.',
  'access-ended': 'Your access has ended. Choose a plan to go on.',
};

/** One message about all notifications. `nameOf`: a group's current name; `product`: the fallback for an unknown name. */
export function messageOf(notifications: readonly Notification[], nameOf: (groupId: string) => string | null, product: string): Message {
  const ofGroups = notifications.filter(isOfGroup);
  const path = pathOf(notifications);
  const [only] = notifications;
  if (only && notifications.length === 1 && !isOfGroup(only)) return { title: product, body: MONEY_SENTENCES[only.kind], path, tag: 'money' };
  if (ofGroups.length < notifications.length) return { title: product, body: `${notifications.length} things happened.`, path, tag: 'money' };
  const groupIds = [...new Set(ofGroups.map(({ groupId }) => groupId))];
  const [groupId] = groupIds;
  const group = groupIds.length === 1 && groupId !== undefined ? nameOf(groupId) : null;
  const tag = groupIds.length === 1 ? `group ${groupId}` : 'groups';
  const [first] = ofGroups;
  if (first && ofGroups.length === 1) return { title: group ?? product, body: SENTENCES[first.kind](first.who ?? 'A member'), path, tag };
  return { title: product, body: `${notifications.length} things happened in ${group ?? 'your groups'}.`, path, tag };
}

/** The path that shows all notifications: the screen they share, else the group, else the app. */
export function pathOf(notifications: readonly Notification[]): string {
  // Without a running plan that page redirects to the plans.
  if (notifications.length > 0 && !notifications.some(isOfGroup)) return '/manage-subscription';
  const [first, ...rest] = notifications.map((one) => (isOfGroup(one) ? placeOf(one) : {}));
  if (!first) return '/';
  const shared = Object.entries(first).filter(([name, value]) => rest.every((place) => place[name] === value));
  const isSameGroup = shared.some(([name]) => name === 'group');
  return isSameGroup ? `/?${new URLSearchParams(shared).toString()}` : '/';
}

/** The parameters that the main app opens (arrival.ts of the game). */
function placeOf({ kind, groupId, roundId }: GroupNotification): Readonly<Record<string, string>> {
  const place = { group: groupId, ...(roundId === null ? {} : { game: roundId }) };
  switch (kind) {
    case 'round-finished':
      return { ...place, tab: 'scoreboard' };
    case 'conflict-found':
      return { ...place, tab: 'games' };
    // A former member has no group to open.
    case 'member-removed':
    case 'group-deleted':
      return {};
    case 'join-requested':
    case 'deletion-proposed':
      return { ...place, dialog: 'group' };
    default:
      return { ...place, dialog: 'tab' };
  }
}
