/** Where no picture comes, of a page that is hidden for one. Milliseconds. */
const AT_LATEST_MS = 100;

/** Once what was just changed is on the screen: what takes time, and shows nothing, does not keep it waiting. */
export function afterPicture(): Promise<void> {
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
