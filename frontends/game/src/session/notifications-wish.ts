const KEY = 'notifications.here';

/** Whether this browser should show the user's notifications, regardless of whether it is subscribed now. False if storage is forbidden. */
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
