import { useToast } from '@fairshare/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The copied state is shown for this long (specification 001, section 9). Milliseconds. */
export const COPIED_FOR_MS = 2_000;

const COPIED = 'Copied to Clipboard';
const FAILED = { title: 'Copy Failed', description: 'Failed to copy to clipboard' };

/** Copies text and reports the result. For two seconds, `copied` is the key of the last copied text. */
export function useCopy(): { copied: string | null; copy: (key: string, text: string) => void } {
  const { toast } = useToast();
  const [copied, setCopied] = useState<string | null>(null);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reset.current), []);

  const copy = useCallback(
    (key: string, text: string) => {
      const succeed = () => {
        toast({ title: COPIED, tone: 'success' });
        setCopied(key);
        clearTimeout(reset.current);
        reset.current = setTimeout(() => setCopied(null), COPIED_FOR_MS);
      };
      void writeToClipboard(text).then(succeed, () => toast({ ...FAILED, tone: 'error' }));
    },
    [toast],
  );
  return { copied, copy };
}

/** Without a secure context there is no clipboard; that is reported like any other failure. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
