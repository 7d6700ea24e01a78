import type { User } from '@fairshare/contracts';

const STORAGE_KEY = 'signedInUser';

/** Where the service worker keeps answers to reads, to fall back on. They are one golfer's. */
export const READS_CACHE = 'api-reads';

/** Who was signed in when the server last said so: whose app it is while there is no signal. */
export function rememberUser(user: User): void {
  if (rememberedUser()?.id !== user.id) forgetReads();
  write(JSON.stringify(user));
}

/** Nobody is signed in: what was read as someone is not shown to the next one. */
export function forgetUser(): void {
  if (rememberedUser() !== null) forgetReads();
  write(null);
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

function forgetReads(): void {
  if (typeof caches !== 'undefined') void caches.delete(READS_CACHE).catch(() => undefined);
}

function write(text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Without storage the app only opens with signal.
  }
}
