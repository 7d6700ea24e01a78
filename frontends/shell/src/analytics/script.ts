/** Loads another site's script, which the content security policy allows where its setting is made. */
export function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}
