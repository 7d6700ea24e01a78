import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` (aliased in webpack/index.cjs), with which Radix' dialogs and popovers lock the
 * page behind them. That package puts a `<style>` element into the page, which `style-src 'self'` forbids, so nothing would be
 * locked; a constructed stylesheet is made by script and is allowed (docs/adr/0011-no-style-elements.md).
 *
 * @returns a component that keeps its styles in the document as long as one of it is mounted; of several, the first one's count
 */
export function styleSingleton(): (props: { styles: string }) => null {
  const adopt = shareOneSheet();
  return function Style({ styles }) {
    useEffect(() => adopt(styles), [styles]);
    return null;
  };
}

/** The function adopts the styles unless some are adopted already, and returns how to give them up again. */
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
