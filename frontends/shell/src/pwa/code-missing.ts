/**
 * Calls back with the address of each script and stylesheet that could not be loaded, in any part of the app.
 *
 * @returns a function that stops it
 */
export function onCodeMissing(onMissing: (address: string) => void): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) onMissing(target.src);
    else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') onMissing(target.href);
  };
  // Such events do not bubble, so this captures them.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}
