import { downloadFile } from '../../../shared/send';

/** How this browser can send a picture. */
export interface Ways {
  /** The phone's share sheet accepts files. */
  readonly share: boolean;
  readonly copy: boolean;
}

export function waysToSend(file: File): Ways {
  return {
    share: typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] }),
    copy: typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function',
  };
}

/** Opens the phone's share sheet with a picture. @throws if sharing fails; a sheet that the golfer closes is no failure */
export async function sharePicture(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

export const copyPicture = (file: File): Promise<void> => navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);

export const downloadPicture = (file: File): void => downloadFile(file.name, file);
