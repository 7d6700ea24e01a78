import { useNavigate } from '@fairshare/federation';
import { useToast } from '@fairshare/ui';
import { type ClipboardEvent, useState } from 'react';
import { isWholeCode, readInvitation } from './read-invitation';
import { COULD_NOT_PASTE } from './texts';

export interface CodeField {
  readonly code: string;
  /** The last pasted text contains no code and no page. */
  readonly isNothing: boolean;
  readonly change: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Reads the clipboard; null: this browser does not allow it. */
  readonly paste: (() => void) | null;
}

/**
 * State of the share code field. A pasted link or message is reduced to its code; a scoring link or spectators' link opens its page.
 * @param onChange called when the code changes
 * @param onLeave called when a page is opened instead
 */
export function useCodeField(initial: string, onChange: () => void, onLeave: () => void): CodeField {
  const [code, setCode] = useState(initial);
  const [isNothing, setIsNothing] = useState(false);
  const navigate = useNavigate();
  const { toast } = useToast();

  const change = (text: string) => {
    const invited = readInvitation(text);
    onChange();
    setIsNothing(invited.kind === 'nothing');
    if (invited.kind === 'code') setCode(invited.code);
    if (invited.kind !== 'page') return;
    navigate(invited.path);
    onLeave();
  };
  const pasteAll = (text: string) => {
    change(text);
    if (text.trim() === '') setIsNothing(true);
  };
  const readClipboard = () =>
    navigator.clipboard
      .readText()
      .then(pasteAll)
      .catch(() => toast({ ...COULD_NOT_PASTE, tone: 'error' }));

  return {
    code,
    isNothing,
    change,
    onPaste: (event) => {
      const text = event.clipboardData.getData('text');
      const invited = readInvitation(text);
      // The default action inserts a part of a code at the caret.
      if (invited.kind === 'code' && !isWholeCode(invited.code)) return;
      event.preventDefault();
      change(text);
    },
    paste: typeof navigator.clipboard?.readText === 'function' ? () => void readClipboard() : null,
  };
}
