import { ApiError, resetPassword } from '@fairshare/api-client';
import { queryOptions } from '@tanstack/react-query';
import { TEXTS } from './texts';

/** The checked link from the mail: its token and user, or its problem. */
export type ResetLink = { readonly token: string; readonly userId: string } | { readonly problem: string };

/** Checks once whether the link's token is valid, without using it up. Never fails: a problem is a result, too. */
export const resetLinkQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: () => checkLink(token),
    staleTime: Infinity,
    gcTime: 0,
  });

async function checkLink(token: string | null): Promise<ResetLink> {
  if (!token) return { problem: TEXTS.noToken };
  try {
    const { success, userId, message } = await resetPassword({ token });
    if (!success) return { problem: message || TEXTS.invalidToken };
    return userId ? { token, userId } : { problem: TEXTS.noSession };
  } catch (error) {
    return { problem: refusalOf(error) ?? TEXTS.checkFailed };
  }
}

/** An invalid token is refused with a reason. Null for any other failure, which says nothing about the token. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  return error.body.message || TEXTS.invalidToken;
}
