// The browser may forbid storage. Then even access to the property throws, so each access is inside a try block.

const STORAGE_KEY = 'afterSignIn';

/** Sets the path of the app to which a sign-in, or a registration, in this tab redirects instead of `/`. */
export function returnAfterSignIn(path: string, storage?: Storage): void {
  try {
    (storage ?? window.sessionStorage).setItem(STORAGE_KEY, path);
  } catch {
    // Without storage the user has to navigate there.
  }
}

/** The path to redirect to after the sign-in; null: none was set. */
export function placeAfterSignIn(storage?: Storage): string | null {
  try {
    return (storage ?? window.sessionStorage).getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Whether the user was sent to sign in and has returned from there. */
export const returnsAfterSignIn = (): boolean => placeAfterSignIn() !== null;

export function forgetReturn(storage?: Storage): void {
  try {
    (storage ?? window.sessionStorage).removeItem(STORAGE_KEY);
  } catch {
    // Without storage no path was stored.
  }
}
