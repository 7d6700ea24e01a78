import { graphemes } from '@fairshare/ui';

/** The outcome of sharing a text. */
export type Sent = 'shared' | 'copied' | 'cancelled';

/** Shares a text through the phone's share sheet, or copies it to the clipboard if there is none. @throws when neither works */
export async function shareText(title: string, text: string): Promise<Sent> {
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(text);
    return 'copied';
  }
  try {
    await navigator.share({ title, text });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    await navigator.clipboard.writeText(text);
    return 'copied';
  }
}

/** Downloads a text as a file. */
export const downloadText = (name: string, type: string, text: string): void => downloadFile(name, new Blob([text], { type }));

/** Downloads a file. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A file name that is valid on every file system: "Saturday at Pebble.csv". */
export function fileName(title: string, extension: string): string {
  const safe = graphemes(
    title
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, 60)
    .join('');
  return `${safe || 'receipt'}.${extension}`;
}
