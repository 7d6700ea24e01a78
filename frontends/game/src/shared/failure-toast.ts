import { ApiError, isLoggedOut } from '@fairshare/api-client';
import { isLoadFailure } from '@fairshare/federation';
import { useToast } from '@fairshare/ui';
import { useCallback } from 'react';
import { SAMPLE_ROUND, SampleRoundError } from './sample-round-error';

const ERROR_TITLE = 'Error';
const TRY_AGAIN = 'Try again.';
const NOT_LOADED = 'It could not be loaded.';

/** Why a call failed, as a sentence for the golfer. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return sentence(error.userMessage || `The server answered ${error.status}`);
  if (isLoadFailure(error)) return NOT_LOADED;
  if (error instanceof Error) return sentence(error.message);
  return '';
}

/**
 * Shows a toast that says what failed and why. A logged-out user gets a separate message, once. `failed` is for failures that have a title of their own in the
 * specification. `couldNot` is for generic ones, titled Error, which end with "Try again". `resolved`, called with the same text, dismisses the toast after a
 * later success.
 */
export function useFailureToast() {
  const { toast, resolve } = useToast();
  const failed = useCallback(
    (title: string, error: unknown) => {
      if (error instanceof SampleRoundError) return void toast(SAMPLE_ROUND);
      if (!isLoggedOut(error)) toast({ title, description: reasonOf(error), tone: 'error', cause: title });
    },
    [toast],
  );
  const couldNot = useCallback(
    (what: string, error: unknown) => {
      if (error instanceof SampleRoundError) return void toast(SAMPLE_ROUND);
      if (isLoggedOut(error)) return;
      toast({ title: ERROR_TITLE, description: `${sentence(what)} ${reasonOf(error)} ${TRY_AGAIN}`, tone: 'error', cause: what });
    },
    [toast],
  );
  return { failed, couldNot, resolved: resolve };
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
