// The browser's storage may be forbidden: then even naming it throws, so it is named where that is caught.

const STORAGE_KEY = 'invitation';
/** What a share code may look like. */
const SHARE_CODE = /^[A-Z0-9]{1,8}$/;

/** The path of the link that leads into a group; its code is as good as a key. */
export const invitationPath = (shareCode: string): string => `/join/${shareCode}`;

/** A link of that kind, wherever it stands in a text; a code may have dashes, and messengers hang signs on. */
const LINK = /\/join\/\s*([a-z0-9][a-z0-9_-]*)/i;

/** The share code of the first link into a group that a text holds, in capitals; null: it holds none. */
export function invitationOfLink(text: string): string | null {
  const code = LINK.exec(text)?.[1]?.replace(/[-_]/g, '').toUpperCase() ?? '';
  return SHARE_CODE.test(code) ? code : null;
}

/** The share code that a path of that kind holds; null: none that could be one. */
export const codeOfPath = (pathname: string): string | null => invitationOfLink(pathname.replace(/%20|\s/g, ''));

/** Keeps the share code of a link that was opened, while its golfer signs in, or registers and starts a trial, in this tab. */
export function storeInvitation(shareCode: string, storage?: Storage): void {
  try {
    (storage ?? window.sessionStorage).setItem(STORAGE_KEY, shareCode);
  } catch {
    // Without storage the code can still be typed.
  }
}

/** The share code that was kept; null: none was. */
export function storedInvitation(storage?: Storage): string | null {
  try {
    return (storage ?? window.sessionStorage).getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** The invitation was seen: it is not offered again. */
export function forgetInvitation(storage?: Storage): void {
  try {
    (storage ?? window.sessionStorage).removeItem(STORAGE_KEY);
  } catch {
    // What cannot be kept cannot come again.
  }
}
