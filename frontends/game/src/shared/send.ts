import { graphemes } from '@fairshare/ui';

/** What became of a text that was to be shared. */
export type Sent = 'shared' | 'copied' | 'cancelled';

/** Hands a text to the phone's share sheet, or where there is none, to the clipboard. Throws when neither works. */
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

/** Gives the browser a text to keep as a file. */
export const downloadText = (name: string, type: string, text: string): void => downloadFile(name, new Blob([text], { type }));

/** Gives the browser a file to keep. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A name that every file system takes: "Saturday at Pebble.csv". */
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
