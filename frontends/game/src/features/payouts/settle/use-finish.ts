import { finishGameMutation } from '@fairshare/api-client';
import type { Progress } from '@fairshare/golf-rules';
import { useToast } from '@fairshare/ui';
import { useMemo, useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { useChange } from '../../../shared/use-change';
import { offeredGames } from './settleable-games';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { progressOnPhone } from '../money/progress-on-phone';
import { COULD_NOT_FINISH, NEEDS_SIGNAL, useReopen } from '../../../session/reopen';

export interface Finishing {
  readonly isFinished: boolean;
  /** It was finished on this screen, and not by another golfer meanwhile. */
  readonly wasFinishedHere: boolean;
  /** `ready`: every hole is entered, and finishing is the next action; `early`: holes are missing; `not-yet`: there is nothing to finish. */
  readonly state: 'finished' | 'ready' | 'early' | 'not-yet';
  readonly missing: Progress['missing'];
  readonly online: boolean;
  readonly isBusy: boolean;
  /** Finishes the round, even if holes are missing: the dialog confirms that first. Offline it only shows a message. */
  readonly finish: () => void;
  readonly reopen: () => void;
  /** The open dialog. */
  readonly shown: 'missing' | 'celebration' | null;
  readonly show: (shown: 'missing' | 'celebration' | null) => void;
}

/** Finishing a round, and reopening it. */
export function useFinish(round: PhoneRound): Finishing {
  const { game } = round;
  const { online } = useOffline();
  const { toast } = useToast();
  const [shown, show] = useState<Finishing['shown']>(null);
  const [wasFinishedHere, setWasFinishedHere] = useState(false);
  const finishing = useChange(finishGameMutation(), COULD_NOT_FINISH);
  const { reopen, isReopening } = useReopen(game.id);
  const { played, missing } = useMemo(() => progressOnPhone(roundInput(round)), [round]);
  const isFinished = game.status === 'finished';
  const isComplete = played.length > 0 && missing.length === 0;
  const hasResult = offeredGames(roundInput(round)).length > 0;
  const finishAnd = (then?: () => void) => {
    if (!online) return void toast({ title: NEEDS_SIGNAL, tone: 'info' });
    finishing.mutate(
      { gameId: game.id, finished: true },
      {
        onSuccess: () => {
          setWasFinishedHere(true);
          then?.();
        },
      },
    );
  };
  return {
    isFinished,
    wasFinishedHere,
    state: isFinished ? 'finished' : !hasResult ? 'not-yet' : isComplete ? 'ready' : 'early',
    missing,
    online,
    isBusy: finishing.isPending || isReopening,
    finish: () => finishAnd(() => show('celebration')),
    reopen,
    shown,
    show,
  };
}
