import { Button } from '@fairshare/ui';
import { useEffect, useEffectEvent } from 'react';
import { askMutation } from '../../session/guest/guest-round';
import { useChange } from '../../shared/use-change';
import { ASK_TO_BE_LET_IN, ASKING, NOT_ASKED, wasAsked } from './texts';

/** Whoever was asked may be looking at the question. Milliseconds. */
const LOOK_EVERY_MS = 5_000;

interface AskLetInProps {
  token: string;
  madeBy: string | null;
  /** Looks whether somebody has let this browser in. */
  onLook: () => void;
}

/** Asks the link's maker, with one tap, to let this browser in, and looks whether they have. */
export function AskLetIn({ token, madeBy, onLook }: AskLetInProps) {
  const { mutate, isPending, isSuccess } = useChange(askMutation(token), NOT_ASKED);
  useLookWhile(isSuccess, onLook);
  if (isSuccess) return <p role="status">{wasAsked(madeBy)}</p>;
  return (
    <Button fullWidth variant="primary" busy={isPending} busyLabel={ASKING} onClick={() => mutate(undefined)}>
      {ASK_TO_BE_LET_IN}
    </Button>
  );
}

/** Looks again and again while the page is looked at. */
export function useLookWhile(waits: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits]);
}
