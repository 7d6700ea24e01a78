import { finishGameMutation } from '@fairshare/api-client';
import { GolfRulesError, type Progress, progressOf } from '@fairshare/golf-rules';
import { useToast } from '@fairshare/ui';
import { useMemo, useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { useChange } from '../../../shared/use-change';
import { offeredGames } from '../choice/settleable-games';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { COULD_NOT_FINISH, COULD_NOT_REOPEN, REOPENED, REOPENED_HINT } from './texts';

export interface Finishing {
  readonly isFinished: boolean;
  /** `ready`: every hole is entered, and to finish is what there is to do; `early`: holes are missing; `not-yet`: there is nothing to finish. */
  readonly state: 'finished' | 'ready' | 'early' | 'not-yet';
  readonly missing: Progress['missing'];
  readonly online: boolean;
  readonly isBusy: boolean;
  /** Finishes the round, once it is known that holes may be missing. */
  readonly finish: () => void;
  readonly reopen: () => void;
  /** The dialog that is open. */
  readonly shown: 'missing' | 'celebration' | null;
  readonly show: (shown: 'missing' | 'celebration' | null) => void;
}

/** Finishing a round, and reopening it. */
export function useFinish(round: PhoneRound): Finishing {
  const { game } = round;
  const { online } = useOffline();
  const { toast } = useToast();
  const [shown, show] = useState<Finishing['shown']>(null);
  const finishing = useChange(finishGameMutation(), COULD_NOT_FINISH);
  const reopening = useChange(finishGameMutation(), COULD_NOT_REOPEN);
  const { played, missing } = useMemo(() => progressOnPhone(round), [round]);
  const isFinished = game.status === 'finished';
  const isComplete = played.length > 0 && missing.length === 0;
  const hasResult = offeredGames(roundInput(round)).length > 0;
  return {
    isFinished,
    state: isFinished ? 'finished' : !hasResult ? 'not-yet' : isComplete ? 'ready' : 'early',
    missing,
    online,
    isBusy: finishing.isPending || reopening.isPending,
    finish: () => finishing.mutate({ gameId: game.id, finished: true }, { onSuccess: () => show('celebration') }),
    reopen: () => reopening.mutate({ gameId: game.id, finished: false }, { onSuccess: () => toast({ title: REOPENED, description: REOPENED_HINT, tone: 'info' }) }),
    shown,
    show,
  };
}

/** A round that cannot be played lacks nothing, and cannot be finished either. */
function progressOnPhone(round: PhoneRound): Progress {
  try {
    return progressOf(roundInput(round));
  } catch (error) {
    if (error instanceof GolfRulesError) return { played: [], missing: [] };
    throw error;
  }
}
