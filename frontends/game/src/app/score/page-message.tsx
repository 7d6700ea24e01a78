import { useRuntimeConfig } from '@fairshare/federation';
import { AppFrame, AppHeader, Button, EmptyState, FlagTriangleRightIcon, LockIcon, Page, SkeletonList, Stack, WifiOffIcon } from '@fairshare/ui';
import type { ReactNode } from 'react';
import {
  ENDED,
  ENDED_HINT,
  FINISHED,
  FINISHED_HINT,
  goOnHere,
  HANDED_OVER,
  HANDED_OVER_HINT,
  NO_SIGNAL,
  NO_SIGNAL_HINT,
  NOT_REACHED,
  OPENING,
  SCORING,
  TAKEN,
  TRY_AGAIN,
} from './texts';
import type { GuestFailure } from './use-guest-round';
import { LOGO } from '../../start/logo';

interface PageMessageProps {
  /** Null: the round is loading. `handed-over`: the round continues in another browser. */
  failure: GuestFailure | 'handed-over' | null;
  retrying: boolean;
  onRetry: () => void;
  /** Replaces the usual title and hint where more is known: what happened, and what to do. */
  known?: { readonly title: string; readonly what: string };
  /** The first action to offer, instead of a retry. */
  ask?: ReactNode;
  /** What happened to scores that were entered before. */
  children?: ReactNode;
}

const WORDS = {
  taken: { title: TAKEN, hint: goOnHere(null), icon: <LockIcon aria-hidden /> },
  'handed-over': { title: HANDED_OVER, hint: HANDED_OVER_HINT, icon: <LockIcon aria-hidden /> },
  ended: { title: ENDED, hint: ENDED_HINT, icon: <FlagTriangleRightIcon aria-hidden /> },
  finished: { title: FINISHED, hint: FINISHED_HINT, icon: <FlagTriangleRightIcon aria-hidden /> },
  'no-signal': { title: NO_SIGNAL, hint: NO_SIGNAL_HINT, icon: <WifiOffIcon aria-hidden /> },
  unreached: { title: NOT_REACHED, hint: NO_SIGNAL_HINT, icon: <WifiOffIcon aria-hidden /> },
} as const;

/** Shown instead of the round: that it is loading, or why it is not open and what to do. */
export function PageMessage({ failure, retrying, onRetry, known, ask, children }: PageMessageProps) {
  const words = failure && WORDS[failure];
  return (
    <LinkPage title={words ? words.title : OPENING}>
      {words ? (
        <EmptyState
          icon={words.icon}
          title={known?.title || words.hint}
          action={
            <Stack>
              {ask}
              <Button fullWidth variant={ask ? 'ghost' : 'primary'} busy={retrying} onClick={onRetry}>
                {TRY_AGAIN}
              </Button>
            </Stack>
          }
        >
          {known?.title && known.what}
        </EmptyState>
      ) : (
        <SkeletonList label={OPENING} rows={4} />
      )}
      {children}
    </LinkPage>
  );
}

/** A page of a scoring link without the round itself. */
export function LinkPage({ title, description, children }: { title: string; description?: string; children: ReactNode }) {
  const { productName } = useRuntimeConfig();
  return (
    <AppFrame header={<AppHeader product={productName} logo={LOGO} />}>
      <title>{`${SCORING} - ${productName}`}</title>
      <Page title={title} description={description}>
        {children}
      </Page>
    </AppFrame>
  );
}
