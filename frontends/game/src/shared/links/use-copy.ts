import { useToast } from '@fairshare/ui';
import { useEffect, useState } from 'react';

/** The copied-state indicator resets after this long. Milliseconds. */
const COPIED_SHOWN_MS = 2000;

/** Copies a text, and reports success for a moment. */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const { toast } = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ title: 'Copy Failed', description: 'Failed to copy to clipboard', tone: 'error' });
    }
  };
  return { copied, copy: () => void copy() };
}
