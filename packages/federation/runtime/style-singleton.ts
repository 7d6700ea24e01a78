import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` (aliased in webpack/index.cjs), with which Radix dialogs and popovers lock the scrolling of
 * the page. That package inserts a `<style>` element, which `style-src 'self'` forbids, so the page would not be locked. A constructed
 * stylesheet is created by script and is allowed (docs/adr/0011-no-style-elements.md).
 *
 * @returns a component whose styles are in the document while an instance of it is mounted; with several instances, the first one's styles apply
 */
export function styleSingleton(): (props: { styles: string }) => null {
  const adopt = shareOneSheet();
  return function Style({ styles }) {
    useEffect(() => adopt(styles), [styles]);
    return null;
  };
}

/** The returned function adopts the styles unless styles are adopted already, and returns a function that releases them. */
function shareOneSheet(): (styles: string) => () => void {
  let users = 0;
  let shared: CSSStyleSheet | undefined;
  return (styles) => {
    users += 1;
    if (users === 1) {
      shared = new CSSStyleSheet();
      shared.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, shared];
    }
    return () => {
      users -= 1;
      if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shared);
    };
  };
}
