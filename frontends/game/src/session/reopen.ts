import { finishGameMutation } from '@fairshare/api-client';
import { useToast } from '@fairshare/ui';
import { useChange } from '../shared/use-change';

export const REOPEN = 'Reopen';
export const NEEDS_SIGNAL = 'Finishing and reopening a round need signal.';
const REOPENED = 'The round is open again';
const REOPENED_HINT = 'What it put on the tab stays until it is finished again.';
const UNDO_REOPEN = 'Undo';
const COULD_NOT_REOPEN = 'Could not reopen the round';
export const COULD_NOT_FINISH = 'Could not finish the round';

/** Reopens a finished round. The toast about it offers to undo that. */
export function useReopen(gameId: string): { readonly reopen: () => void; readonly isReopening: boolean } {
  const { toast } = useToast();
  const finishing = useChange(finishGameMutation(), COULD_NOT_FINISH);
  const reopening = useChange(finishGameMutation(), COULD_NOT_REOPEN);
  const undo = { label: UNDO_REOPEN, onPress: () => finishing.mutate({ gameId, finished: true }) };
  return {
    reopen: () => reopening.mutate({ gameId, finished: false }, { onSuccess: () => toast({ title: REOPENED, description: REOPENED_HINT, tone: 'info', action: undo }) }),
    isReopening: reopening.isPending || finishing.isPending,
  };
}
