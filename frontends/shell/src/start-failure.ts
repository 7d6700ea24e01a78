/** Shown when not even /config.json can be had, before there is an app that could say so. */
export function showStartFailure(root: HTMLElement): void {
  const title = Object.assign(document.createElement('h1'), { textContent: "Can't reach the server" });
  const text = Object.assign(document.createElement('p'), {
    textContent: 'Check your signal and try again. Scores saved on this phone are safe.',
  });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Try Again' });
  button.addEventListener('click', () => window.location.reload());
  const main = Object.assign(document.createElement('main'), { className: 'start-failure' });
  main.setAttribute('role', 'alert');
  main.append(title, text, button);
  root.replaceChildren(main);
}
