import { useEffect, useState } from 'react';

/** With weak signal, a screen in the fallback font is better than none. Milliseconds. */
const GIVE_UP_AFTER_MS = 2500;

/**
 * Whether the page's font is not loaded yet but may be soon. A long name rendered before that could wrap into a different number of lines and move everything
 * below it.
 */
export function useFontAwaited(): boolean {
  const [isAwaited, setIsAwaited] = useState(isFontMissing);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const stop = () => setIsAwaited(false);
    // Loads the font explicitly: a browser requests a font only when it first renders text in it, which is too late here.
    document.fonts.load(fontOfPage()).then(stop, stop);
    const timer = setTimeout(stop, GIVE_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isAwaited;
}

/** False in an old browser without the Font Loading API, which then does not wait. */
const isFontMissing = (): boolean => (document as Partial<Document>).fonts?.check(fontOfPage()) === false;

/** The first font of its family: the fallback fonts need not be on the phone. */
const fontOfPage = (): string => `1em ${getComputedStyle(document.body).fontFamily.split(',')[0]}`;
