import type { SubscriptionStatus } from '@fairshare/contracts';
import { Link } from '@fairshare/federation';
import { Banner } from '@fairshare/ui';
import { formatLongDate } from '../../shared/dates';
import { isPlanOwed } from '../../shared/access';
import { troubleOf } from '../../shared/subscription-trouble';
import { TEXTS } from './texts';

/** Why the golfer was sent here, with a link back for one who has access; nothing for a newcomer. */
export function SubscriptionBanner({ status }: { status: SubscriptionStatus }) {
  const trouble = troubleOf(status);
  if (trouble?.owed) {
    return (
      <Banner
        tone="warning"
        title={trouble.what}
        action={
          isPlanOwed(status) ? (
            <Link to="/">{TEXTS.choose.backToApp}</Link>
          ) : (
            <Link to="/manage-subscription">{trouble.owed === 'confirmation' ? TEXTS.choose.confirmPayment : TEXTS.choose.changeCard}</Link>
          )
        }
      >
        {trouble.todo}
      </Banner>
    );
  }
  if (status.hasAccess) {
    const words = TEXTS.choose.hasAccess(status.accessEndsAt && formatLongDate(status.accessEndsAt));
    return <Banner action={<Link to="/">{TEXTS.choose.backToApp}</Link>}>{words}</Banner>;
  }
  return trouble && <Banner>{trouble.what}</Banner>;
}
