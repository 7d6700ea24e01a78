import { api } from '@fairshare/api-client';
import { Button, Card, Section, Stack } from '@fairshare/ui';
import { useOffline } from '../../session/offline/offline';
import { useAllSent } from '../../session/offline/use-all-sent';
import { LinkActions } from '../../shared/links/link-actions';
import { useChange } from '../../shared/use-change';
import { GO_ON_ELSEWHERE, HANDING_OVER, KEEP_NEEDS_SIGNAL, MAKING_LINK, NEW_LINK, NOT_HANDED_OVER, openWithin, OTHER_BROWSER, OTHER_BROWSER_HINT } from './texts';

/** Lets another browser take over: first sends the pending entries, then shows a link that works once. @param onOffered called when the link was made */
export function HandOverCard({ onOffered }: { onOffered: () => void }) {
  const { online } = useOffline();
  const allSent = useAllSent();
  const { data, mutate, isPending } = useChange(
    {
      mutationKey: ['handOverGuest'],
      mutationFn: async () => {
        await allSent();
        return api.call('POST /api/guest/hand-over');
      },
      onSuccess: onOffered,
    },
    NOT_HANDED_OVER,
  );
  return (
    <Section title={OTHER_BROWSER}>
      <Card>
        <Stack>
          <span>{data ? openWithin(new Date(data.expiresAt)) : OTHER_BROWSER_HINT}</span>
          {!online && <span>{KEEP_NEEDS_SIGNAL}</span>}
          {data && <LinkActions url={`${window.location.origin}${data.path}`} title={HANDING_OVER} variant="primary" />}
          <Button fullWidth disabled={!online} busy={isPending} busyLabel={MAKING_LINK} onClick={() => mutate()}>
            {data ? NEW_LINK : GO_ON_ELSEWHERE}
          </Button>
        </Stack>
      </Card>
    </Section>
  );
}
