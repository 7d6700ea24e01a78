import { Button } from '@fairshare/ui';
import { useEffect, useEffectEvent } from 'react';
import { askMutation } from '../../session/guest/guest-round';
import { useChange } from '../../shared/use-change';
import { ASK_TO_BE_LET_IN, ASKING, NOT_ASKED, wasAsked } from './texts';

/** Polling interval: the link's maker may be answering the request right now. Milliseconds. */
const POLL_EVERY_MS = 5_000;

interface AskLetInProps {
  token: string;
  madeBy: string | null;
  /** Checks whether a member has let this browser in. */
  onPoll: () => void;
}

/** A button that asks the link's maker to let this browser in, and then polls until they do. */
export function AskLetIn({ token, madeBy, onPoll }: AskLetInProps) {
  const { mutate, isPending, isSuccess } = useChange(askMutation(token), NOT_ASKED);
  usePollWhile(isSuccess, onPoll);
  if (isSuccess) return <p role="status">{wasAsked(madeBy)}</p>;
  return (
    <Button fullWidth variant="primary" busy={isPending} busyLabel={ASKING} onClick={() => mutate(undefined)}>
      {ASK_TO_BE_LET_IN}
    </Button>
  );
}

/** Polls while the page is visible. */
export function usePollWhile(waits: boolean, onPoll: () => void): void {
  const poll = useEffectEvent(onPoll);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && poll(), POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits]);
}
