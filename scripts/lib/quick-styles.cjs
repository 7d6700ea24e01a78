const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');

/** By selector: the elements' names one of which it asks for; null where it asks for none. */
const namesBySelector = new Map();

/** From `legend, fieldset input[type="hidden" i]`: legend and input. */
function namesOf(selector) {
  const names = selector.split(',').map((alternative) => /(?:^|[\s>+~])([a-z][a-z0-9]*)(?:[:[][^\s>+~]*)?$/.exec(alternative.trim())?.[1]);
  return /[("'][^)"']*,/.test(selector) || names.includes(undefined) ? null : new Set(names);
}

/**
 * Quicker computed styles of a window of jsdom, of which each query by role asks for thousands: a sixth of the time of a test of a screen. jsdom matches
 * each of the hundred rules of its default style sheet against each element, and sums up all properties anew for each question.
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
    // jsdom begins another cache after each change of the document.
    const known = document._styleCache === keptFor ? kept.get(element) : undefined;
    if (known) return known;
    const style = getComputedStyle(element);
    if (document._styleCache !== keptFor) [kept, keptFor] = [new WeakMap(), document._styleCache];
    kept.set(element, style);
    return style;
  };
};
