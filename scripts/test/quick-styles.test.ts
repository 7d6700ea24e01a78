import { JSDOM } from 'jsdom';
import quickenStyles from '../lib/quick-styles.cjs';

/** Elements that our pages use, and those that trigger the most unusual rules of the default stylesheet. */
const PAGE = `<main><h1>Title</h1><section><h2>In a section</h2><article><h1>In an article</h1></article></section>
  <p hidden>Hidden</p><p style="visibility: hidden"><b>Inherits</b></p><button disabled>Press</button><input type="hidden"><input type="checkbox"><input type="SEARCH">
  <label>Name <input></label><select multiple><optgroup><option>One</option></optgroup></select><textarea></textarea><dialog open>Open</dialog><dialog>Closed</dialog>
  <details><summary>More</summary>All</details><ul><li>One<ol><li>Two</li></ol></li></ul><table border="1"><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
  <fieldset><legend>Legend</legend></fieldset><a href="/">Link</a><svg><title>Drawing</title><g></g></svg><x-own>Own</x-own><template><p>Kept</p></template></main>`;

function stylesOf({ document, getComputedStyle }: { document: Document; getComputedStyle: typeof globalThis.getComputedStyle }) {
  return [...document.querySelectorAll('*')].map((element) => `${element.outerHTML.slice(0, 60)}: ${getComputedStyle(element).cssText}`);
}

const CHANGES: Record<string, (document: Document) => void> = {
  nothing: () => undefined,
  'an element’s own style': (document) => void document.querySelector('b')?.setAttribute('style', 'visibility: visible; display: inline-block'),
  'a parent’s own style': (document) => void document.querySelector('main')?.setAttribute('style', 'visibility: hidden; pointer-events: none'),
  'an attribute': (document) => document.querySelector('[hidden]')?.removeAttribute('hidden'),
  'where an element stands': (document) => document.querySelector('fieldset')?.append(document.querySelector('h1') as Element),
  'a style sheet': (document) =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'li, .own > b:not(i, u) { display: none } main p { color: red }' })),
};

test.each(Object.entries(CHANGES))('when %s changes, then quick styles are those of jsdom', (_, change) => {
  const [usual, quick] = [new JSDOM(PAGE).window, new JSDOM(PAGE).window];
  quickenStyles(quick);
  expect(stylesOf(quick)).toEqual(stylesOf(usual));
  for (const { document } of [usual, quick]) change(document);
  expect(stylesOf(quick)).toEqual(stylesOf(usual));
});
