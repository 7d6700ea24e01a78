import type { ExportedUser } from '@fairshare/contracts';
import { Button, CheckIcon, ClipboardCopyIcon, CopyIcon, Row } from '@fairshare/ui';
import { formatMoment } from '../../shared/dates';
import { Facts } from '../../shared/facts';
import { useCopy } from '../../shared/use-copy';
import { TEXTS } from './texts';
import { UserBadge } from './user-badges';
import { rowText } from './user-words';

/** The table's values of a user, with copy buttons. */
export function UserFacts({ user }: { user: ExportedUser }) {
  const { copied, copy } = useCopy();
  const email = user['Email Address'];
  return (
    <>
      <Row>
        <Button icon={copied === 'email' ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />} onClick={() => copy('email', email)}>
          {TEXTS.copyTheEmail}
        </Button>
        <Button icon={copied === 'row' ? <CheckIcon aria-hidden /> : <ClipboardCopyIcon aria-hidden />} onClick={() => copy('row', rowText(user))}>
          {TEXTS.copyRow}
        </Button>
      </Row>
      <Facts
        facts={[
          ['Subscription Status', <UserBadge key="subscription" user={user} of="Subscription Status" />],
          [TEXTS.marketingStatus, <UserBadge key="marketing" user={user} of="Marketing Preference Status" />],
          ['Auth Method', <UserBadge key="method" user={user} of="Auth Method" />],
          ['Created At', formatMoment(user['Created At'])],
        ]}
      />
    </>
  );
}
