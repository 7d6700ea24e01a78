const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');

/** By selector: the element names of which it requires one; null if it requires none. */
const namesBySelector = new Map();

/** For `legend, fieldset input[type="hidden" i]`: legend and input. */
function namesOf(selector) {
  const names = selector.split(',').map((alternative) => /(?:^|[\s>+~])([a-z][a-z0-9]*)(?:[:[][^\s>+~]*)?$/.exec(alternative.trim())?.[1]);
  return /[("'][^)"']*,/.test(selector) || names.includes(undefined) ? null : new Set(names);
}

/**
 * Speeds up the computed styles of a jsdom window, which each query by role requests thousands of times: a sixth of the time of a screen's test. jsdom matches
 * each of the hundred rules of its default stylesheet against each element, and computes all properties again for each request.
 */
module.exports = function quickenStyles(window) {
  const document = implForWrapper(window.document);
  const { getComputedStyle } = window;
  getComputedStyle(window.document.documentElement);

  const matcher = document._nwsapiDontThrow;
  const { match } = matcher;
  matcher.match = (selector, element, ...others) => {
    if (!namesBySelector.has(selector)) namesBySelector.set(selector, namesOf(selector));
    const names = namesBySelector.get(selector);
    return names !== null && !names.has(element.localName) ? false : match(selector, element, ...others);
  };

  let kept = new WeakMap();
  let keptFor;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return getComputedStyle(element, pseudo);
    // jsdom replaces its cache after each change of the document.
    const known = document._styleCache === keptFor ? kept.get(element) : undefined;
    if (known) return known;
    const style = getComputedStyle(element);
    if (document._styleCache !== keptFor) [kept, keptFor] = [new WeakMap(), document._styleCache];
    kept.set(element, style);
    return style;
  };
};
