import type { User } from '@fairshare/contracts';

const STORAGE_KEY = 'signedInUser';

/** The cache in which the service worker stores responses to reads, as a fallback. They belong to one golfer. */
export const READS_CACHE = 'api-reads';

/** Stores the user whom the server last reported as signed in. Offline, the app opens as this user. */
export function rememberUser(user: User): void {
  if (rememberedUser()?.id !== user.id) void forgetReads().catch(() => undefined);
  write(JSON.stringify(user));
}

/** Deletes what else the phone stores about its golfer. `signedOut`: the user has signed out; otherwise the session ended by itself. */
type Forget = (signedOut: boolean) => Promise<void>;

let forgetMore: Forget | null = null;

/** Registers what else to delete once no user is signed in any more. */
export const onForgotten = (forget: Forget): void => void (forgetMore = forget);

/** Call it once no user is signed in. It deletes what the last user has read, so that the next user does not see it. Resolves once all of it is deleted. */
export async function forgetUser(signedOut: boolean): Promise<void> {
  if (rememberedUser() === null && !signedOut) return;
  write(null);
  await Promise.allSettled([forgetReads(), forgetMore?.(signedOut)]);
}

export function rememberedUser(): User | null {
  try {
    const user: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

const isUser = (user: unknown): user is User => typeof user === 'object' && user !== null && typeof (user as Partial<User>).id === 'string';

async function forgetReads(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(READS_CACHE);
}

function write(text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Without storage the app opens only online.
  }
}
