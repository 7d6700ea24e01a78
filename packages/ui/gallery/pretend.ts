export type Scheme = 'light' | 'dark';

/** Elements that can be focused. */
const FOCUSABLE = ':is(button, a, input, select)';

/** Pseudo-class in a selector → selector that replaces it inside `data-as`. */
const STAND_INS: ReadonlyArray<readonly [waited: RegExp, standIn: string]> = [
  [/:hover\b/g, ':is([data-as="hover"] *)'],
  [/:active\b/g, ':is([data-as="press"] *)'],
  [/:focus-within\b|:has\([^()]*:focus-visible\)/g, ':is([data-as="focus"] *)'],
  [/:focus-visible\b/g, `:is([data-as="focus"] ${FOCUSABLE})`],
];

/**
 * Makes the page's stylesheets simulate interactions and a colour scheme. Rules for `:hover`, `:active` and focus also apply inside `data-as`, and
 * the colour scheme is `scheme`, regardless of the system's setting.
 */
export function pretend(scheme: Scheme, sheets: Iterable<CSSStyleSheet> = document.styleSheets): void {
  document.documentElement.style.colorScheme = scheme;
  for (const sheet of sheets) pretendIn(sheet.cssRules, scheme);
}

function pretendIn(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const asked = /prefers-color-scheme: (\w+)/.exec(rule.media.mediaText)?.[1];
      if (asked) rule.media.mediaText = asked === scheme ? 'all' : 'not all';
      pretendIn(rule.cssRules, scheme);
    } else if (rule instanceof CSSStyleRule) {
      const pretended = STAND_INS.reduce((selector, [waited, standIn]) => selector.replaceAll(waited, standIn), rule.selectorText);
      if (pretended !== rule.selectorText) rule.selectorText += `, ${pretended}`;
    }
  }
}
