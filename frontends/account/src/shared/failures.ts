import { ApiError, currentUserQuery, isLoggedOut, LOGGED_OUT_MESSAGE, LOGGED_OUT_REDIRECT_MS, LOGIN_PATH, NetworkError } from '@fairshare/api-client';
import { useNavigate } from '@fairshare/federation';
import { useToast } from '@fairshare/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';

/** The server's message, or a message that the server could not be reached; undefined: neither applies. */
export function serverMessage(error: unknown): string | undefined {
  if (error instanceof NetworkError) return 'No connection to the server.';
  return error instanceof ApiError ? error.body.message : undefined;
}

/** The message for the golfer: the server's, else the specification's; without a connection, both that and the specification's. */
export function failureText(error: unknown, fallback: string): string {
  const message = serverMessage(error);
  return error instanceof NetworkError ? `${message} ${fallback}` : message || fallback;
}

interface FailureTexts {
  title: string;
  /** Used if the server gave no message. */
  fallback: string;
}

export interface FailureToast {
  /** Shows why a call failed. If the session has ended, it goes to the sign-in instead. */
  show(error: unknown, texts: FailureTexts): void;
  say(texts: { title: string; description?: string }): void;
  /** Dismisses the message after a successful retry. */
  clear(): void;
}

export function useFailureToast(): FailureToast {
  const { toast, dismiss } = useToast();
  const logInAgain = useLogInAgain();
  const shown = useRef<number | null>(null);

  return useMemo(() => {
    const say: FailureToast['say'] = (texts) => {
      shown.current = toast({ ...texts, tone: 'error' });
    };
    return {
      say,
      show(error, { title, fallback }) {
        if (isLoggedOut(error)) logInAgain();
        else say({ title, description: failureText(error, fallback) });
      },
      clear() {
        if (shown.current !== null) dismiss(shown.current);
        shown.current = null;
      },
    };
  }, [toast, dismiss, logInAgain]);
}

/** Goes to the sign-in when a query found that the session has ended. */
export function useLoggedOutRedirect(error: unknown): void {
  const logInAgain = useLogInAgain();
  useEffect(() => {
    if (isLoggedOut(error)) logInAgain();
  }, [error, logInAgain]);
}

function useLogInAgain(): () => void {
  const { toast } = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  return useCallback(() => {
    toast({ title: LOGGED_OUT_MESSAGE });
    setTimeout(() => {
      client.setQueryData(currentUserQuery().queryKey, null);
      navigate(LOGIN_PATH);
    }, LOGGED_OUT_REDIRECT_MS);
  }, [toast, navigate, client]);
}
