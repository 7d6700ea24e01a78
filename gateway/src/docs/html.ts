/** HTML that is safe to put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | null | undefined | readonly Value[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  return value == null ? '' : escaped(String(value));
}

/** Puts values into markup; whatever is not markup itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((text, part, index) => text + written(values[index - 1]) + part));

/** Plain text in which a blank line parts paragraphs and `backticks` mark code. */
export const prose = (text: string): Html => html`${text.split('\n\n').map((paragraph) => html`<p>${withCode(paragraph)}</p>`)}`;

export const withCode = (text: string): Html => html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
