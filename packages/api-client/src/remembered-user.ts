import type { User } from '@fairshare/contracts';

const STORAGE_KEY = 'signedInUser';

/** Where the service worker keeps answers to reads, to fall back on. They are one golfer's. */
export const READS_CACHE = 'api-reads';

/** Who was signed in by the server's last answer. Without signal, the app is theirs. */
export function rememberUser(user: User): void {
  if (rememberedUser()?.id !== user.id) void forgetReads().catch(() => undefined);
  write(JSON.stringify(user));
}

/** Forgets what else a phone keeps of its golfer. `signedOut`: they have signed out; else their session ended by itself. */
type Forget = (signedOut: boolean) => Promise<void>;

let forgetMore: Forget | null = null;

/** Has more forgotten once nobody is signed in any more. */
export const onForgotten = (forget: Forget): void => void (forgetMore = forget);

/** Nobody is signed in: what was read as someone is not shown to the next one. Resolves once all of it is gone. */
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
    // Without storage the app only opens with signal.
  }
}
