import { groupQuery } from '@fairshare/api-client';
import type { TabEntry } from '@fairshare/offline';
import { Banner, IconButton, List, ListRow, XIcon } from '@fairshare/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useOffline } from '../../session/offline/offline';
import { PAYMENT_REFUSED, removeLabel } from '../../session/offline/texts';
import { everyoneOf } from '../../session/selection/round-players';
import { playerOf } from '../../shared/player-of';
import { paymentWords } from '../../shared/tab-words';

/** Payments that the server refused, each with its reason. They stay until the golfer dismisses them. */
export function RefusedPayments({ refused }: { refused: readonly TabEntry[] }) {
  const { removeTabEntries } = useOffline();
  const queryClient = useQueryClient();
  return (
    <Banner tone="error" title={PAYMENT_REFUSED}>
      <List label={PAYMENT_REFUSED}>
        {refused.map(({ key, groupId, from, to, cents, refusal }) => {
          const group = queryClient.getQueryData(groupQuery(groupId).queryKey);
          const nameOf = (playerId: string) => playerOf(group ? everyoneOf(group) : [], playerId).name;
          const what = paymentWords(nameOf(from), nameOf(to), cents);
          return (
            <ListRow
              key={key}
              title={what}
              subtitle={refusal?.reason}
              trailing={<IconButton label={removeLabel(what)} icon={<XIcon aria-hidden />} onClick={() => removeTabEntries([key])} />}
            />
          );
        })}
      </List>
    </Banner>
  );
}
