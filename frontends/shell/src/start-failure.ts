/**
 * Shown if the app cannot start: /config.json could not be loaded, or the shell itself failed.
 *
 * @param advice what the user can try
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
