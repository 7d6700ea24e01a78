import type { SubscriptionStatus } from '@fairshare/contracts';
import { Link } from '@fairshare/federation';
import { Banner } from '@fairshare/ui';
import { formatLongDate } from '../../shared/dates';
import { isPlanOwed } from '../../shared/access';
import { troubleOf } from '../../shared/subscription-trouble';
import { TEXTS } from './texts';

/** Says why the golfer was redirected here, with a link back to the app for a golfer with access. Renders nothing for a new user. */
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
