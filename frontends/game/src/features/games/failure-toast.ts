import { ApiError, isLoggedOut } from '@fairshare/api-client';
import { useToast } from '@fairshare/ui';
import { useCallback } from 'react';
import { ERROR_TITLE, TRY_AGAIN } from './texts';

/** Why a call failed, as a sentence for the golfer. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return sentence(error.userMessage || `The server answered ${error.status}`);
  if (error instanceof Error) return sentence(error.message);
  return '';
}

/**
 * Tells what failed and why. A logged-out user is told so elsewhere, once. `title` alone names the failure where the specification
 * has a title of its own; `couldNot` is for the generic ones, titled Error, which end with "Try again".
 */
export function useFailureToast() {
  const { toast } = useToast();
  const failed = useCallback(
    (title: string, error: unknown) => {
      if (!isLoggedOut(error)) toast({ title, description: reasonOf(error), tone: 'error' });
    },
    [toast],
  );
  const couldNot = useCallback(
    (what: string, error: unknown) => {
      if (isLoggedOut(error)) return;
      toast({ title: ERROR_TITLE, description: `${sentence(what)} ${reasonOf(error)} ${TRY_AGAIN}`, tone: 'error' });
    },
    [toast],
  );
  return { failed, couldNot };
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
