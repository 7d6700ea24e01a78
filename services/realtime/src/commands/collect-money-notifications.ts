import type { EventEnvelope } from '@fairshare/contracts';
import { ignoreGone } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { moneyNotificationsOf } from '../domain/money-notifications';
import { withNotification } from '../domain/notification-preferences';

/** Milliseconds after which a notification about money is no longer sent: the mail was sent already. */
const MONEY_NOTIFICATION_LASTS = 24 * 60 * 60_000;

/** Queues a notification about money for the browsers of the user who also got the mail. It is due at once. Idempotent. */
export const collectMoneyNotifications =
  ({ preferences, clock }: NotificationDeps) =>
  async (event: EventEnvelope): Promise<void> => {
    const userId = event.subject;
    for (const notification of moneyNotificationsOf(event)) {
      const isOld = clock().getTime() - Date.parse(notification.at) > MONEY_NOTIFICATION_LASTS;
      if (isOld || !(await preferences.get(userId))) continue;
      await preferences.update(userId, (preferences) => withNotification(preferences, notification, clock(), 0)).catch(ignoreGone);
    }
  };
