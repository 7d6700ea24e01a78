/** Does work once the browser has drawn what the page shows by itself. A page that nobody looks at draws nothing: there, at once. */
export function afterFirstPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => void setTimeout(work));
}
