import { useEffect, useState } from 'react';

/** On one bar of signal a screen in the fallback font is better than none. Milliseconds. */
const GIVE_UP_AFTER_MS = 2500;

/** Whether the font of the page is still to come, and may come soon: a long name that is drawn before it may then take another number of lines, and move all below. */
export function useFontAwaited(): boolean {
  const [isAwaited, setIsAwaited] = useState(isFontMissing);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const stop = () => setIsAwaited(false);
    // A browser asks for a font when it first draws with it, which is too late here.
    document.fonts.load(fontOfPage()).then(stop, stop);
    const timer = setTimeout(stop, GIVE_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isAwaited;
}

/** An old browser, which cannot say, waits for none. */
const isFontMissing = (): boolean => (document as Partial<Document>).fonts?.check(fontOfPage()) === false;

/** The first of its family: those that it falls back to need not be on the phone. */
const fontOfPage = (): string => `1em ${getComputedStyle(document.body).fontFamily.split(',')[0]}`;
