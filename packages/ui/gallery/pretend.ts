export type Scheme = 'light' | 'dark';

/** What takes the focus. */
const FOCUSABLE = ':is(button, a, input, select)';

/** What a stylesheet waits for → what stands for it inside `data-as`. */
const STAND_INS: ReadonlyArray<readonly [waited: RegExp, standIn: string]> = [
  [/:hover\b/g, ':is([data-as="hover"] *)'],
  [/:active\b/g, ':is([data-as="press"] *)'],
  [/:focus-within\b|:has\([^()]*:focus-visible\)/g, ':is([data-as="focus"] *)'],
  [/:focus-visible\b/g, `:is([data-as="focus"] ${FOCUSABLE})`],
];

/**
 * Has the page's stylesheets show what they otherwise keep for a pointer, a focus or a night: rules for `:hover` and the like hold inside
 * `data-as` too, and the colour scheme is the one asked for, whatever the system's is.
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
