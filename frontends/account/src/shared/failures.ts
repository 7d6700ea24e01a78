import {
  ApiError,
  currentUserQuery,
  isLoggedOut,
  LOGGED_OUT_MESSAGE,
  LOGGED_OUT_REDIRECT_MS,
  LOGIN_PATH,
  NetworkError,
} from '@fairshare/api-client';
import { useNavigate } from '@fairshare/federation';
import { useToast } from '@fairshare/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

/** The server's own words, or that it could not be asked; undefined if there is nothing to be said. */
export function serverMessage(error: unknown): string | undefined {
  if (error instanceof NetworkError) return 'No connection to the server.';
  return error instanceof ApiError ? error.body.message : undefined;
}

/** What the golfer is told: the server's own words, else those of the specification; with no connection, that as well. */
export function failureText(error: unknown, fallback: string): string {
  const said = serverMessage(error);
  return error instanceof NetworkError ? `${said} ${fallback}` : said || fallback;
}

interface FailureTexts {
  title: string;
  /** Where the server gave no message. */
  fallback: string;
}

/** Answers a function that says in a toast what failed; a session that is gone leads to the sign-in instead. */
export function useFailureToast(): (error: unknown, texts: FailureTexts) => void {
  const { toast } = useToast();
  const logInAgain = useLogInAgain();
  return useCallback(
    (error, { title, fallback }) => {
      if (isLoggedOut(error)) logInAgain();
      else toast({ title, description: failureText(error, fallback), tone: 'error' });
    },
    [toast, logInAgain],
  );
}

/** Leads to the sign-in when a query found the session gone. */
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
