/** Loads a third-party script. The content security policy allows it if the corresponding setting is made. */
export function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}
