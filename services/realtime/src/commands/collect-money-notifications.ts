import type { EventEnvelope } from '@fairshare/contracts';
import { ignoreGone } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { moneyNotificationsOf } from '../domain/money-notifications';
import { hear } from '../domain/notification-preferences';

/** Milliseconds after which a notification about money is not sent any more: the mail was. */
const MONEY_NEWS_LAST = 24 * 60 * 60_000;

/** Keeps what somebody was mailed about their money for their own browsers, and for nobody else's. It goes at once. Idempotent. */
export const collectMoneyNotifications =
  ({ preferences, clock }: NotificationDeps) =>
  async (event: EventEnvelope): Promise<void> => {
    const userId = event.subject;
    for (const news of moneyNotificationsOf(event)) {
      const isOld = clock().getTime() - Date.parse(news.at) > MONEY_NEWS_LAST;
      if (isOld || !(await preferences.get(userId))) continue;
      await preferences.update(userId, (preferences) => hear(preferences, news, clock(), 0)).catch(ignoreGone);
    }
  };
