import { ApiError, resetPassword } from '@fairshare/api-client';
import { queryOptions } from '@tanstack/react-query';
import { TEXTS } from './texts';

/** What became of the link from the mail. */
export type ResetLink = { readonly token: string; readonly userId: string } | { readonly problem: string };

/** Asks once whether the link's token holds; that does not use it up. Never fails: what is wrong is an answer too. */
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

/** A token that does not hold is refused with a reason; any other failure leaves open what is wrong with it. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  return error.body.message || TEXTS.invalidToken;
}
