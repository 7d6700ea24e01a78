/**
 * Shown when there is no app to say it: not even /config.json can be had, or the shell itself has failed.
 *
 * @param advice what may help
 */
export function showStartFailure(root: HTMLElement, title: string, advice: string): void {
  const text = Object.assign(document.createElement('p'), {
    textContent: `${advice} Scores saved on this phone are safe.`,
  });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Try Again' });
  button.addEventListener('click', () => window.location.reload());
  const page = Object.assign(document.createElement('main'), { className: 'start-failure' });
  page.setAttribute('role', 'alert');
  page.append(Object.assign(document.createElement('h1'), { textContent: title }), text, button);
  root.replaceChildren(page);
}
