// The browser may forbid storage. Then even access to the property throws, so each access is inside a try block.

const STORAGE_KEY = 'invitation';
/** The format of a share code. */
const SHARE_CODE = /^[A-Z0-9]{1,8}$/;

/** The path of the invitation link to a group. Its code grants access like a key. */
export const invitationPath = (shareCode: string): string => `/join/${shareCode}`;

/** An invitation link anywhere in a text. A code may have dashes, and messengers append punctuation. */
const LINK = /\/join\/\s*([a-z0-9][a-z0-9_-]*)/i;

/** The share code of the first invitation link in a text, in capitals; null: there is none. */
export function invitationOfLink(text: string): string | null {
  const code = LINK.exec(text)?.[1]?.replace(/[-_]/g, '').toUpperCase() ?? '';
  return SHARE_CODE.test(code) ? code : null;
}

/** The share code in the path of an invitation link; null: there is no valid one. */
export const codeOfPath = (pathname: string): string | null => invitationOfLink(pathname.replace(/%20|\s/g, ''));

/** Stores the share code of an opened link in this tab, while the golfer signs in, or registers and starts a trial. */
export function storeInvitation(shareCode: string, storage?: Storage): void {
  try {
    (storage ?? window.sessionStorage).setItem(STORAGE_KEY, shareCode);
  } catch {
    // Without storage the code can still be typed.
  }
}

/** The stored share code; null: none. */
export function storedInvitation(storage?: Storage): string | null {
  try {
    return (storage ?? window.sessionStorage).getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Removes the stored invitation after the golfer has seen it, so that it is not offered again. */
export function forgetInvitation(storage?: Storage): void {
  try {
    (storage ?? window.sessionStorage).removeItem(STORAGE_KEY);
  } catch {
    // Without storage no invitation was stored.
  }
}
