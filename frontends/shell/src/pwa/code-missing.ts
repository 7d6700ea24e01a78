/**
 * Tells the address of each script and style sheet that could not be loaded, of whichever part of the app.
 *
 * @returns ends that
 */
export function onCodeMissing(tell: (address: string) => void): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) tell(target.src);
    else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') tell(target.href);
  };
  // Such an event does not bubble.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}
