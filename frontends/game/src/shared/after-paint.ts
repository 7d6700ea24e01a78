/** Upper limit for a frame that never comes, for example on a hidden page. Milliseconds. */
const AT_LATEST_MS = 100;

/** Resolves once the latest change is painted. Slow work without visible effect can wait for it, so as not to delay that change. */
export function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_LATEST_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
