// The browser's storage may be forbidden: then even naming it throws, so it is named where that is caught.

const STORAGE_KEY = 'afterSignIn';

/** Has whoever signs in, or registers, in this tab led back to a path of the app instead of to `/`. */
export function returnAfterSignIn(path: string, storage?: Storage): void {
  try {
    (storage ?? window.sessionStorage).setItem(STORAGE_KEY, path);
  } catch {
    // Without storage they find the way themselves.
  }
}

/** Where to be led after signing in; null: nowhere in particular. */
export function placeAfterSignIn(storage?: Storage): string | null {
  try {
    return (storage ?? window.sessionStorage).getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Whether somebody was sent to sign in and came back. */
export const returnsAfterSignIn = (): boolean => placeAfterSignIn() !== null;

export function forgetReturn(storage?: Storage): void {
  try {
    (storage ?? window.sessionStorage).removeItem(STORAGE_KEY);
  } catch {
    // What cannot be kept cannot come again.
  }
}
