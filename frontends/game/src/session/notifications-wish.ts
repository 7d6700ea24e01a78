const KEY = 'notifications.here';

/** Whose notifications this browser is to show, whether or not it is subscribed now. Where storage is forbidden nobody's. */
export const isWishedHere = (userId: string): boolean => attempt(() => localStorage.getItem(KEY)) === userId;

export const noteWish = (userId: string): void => void attempt(() => localStorage.setItem(KEY, userId));

export const forgetWish = (): void => void attempt(() => localStorage.removeItem(KEY));

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
