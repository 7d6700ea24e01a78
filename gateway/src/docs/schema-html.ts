import type { JsonSchema } from '@fairshare/contracts/openapi';
import { html, type Html } from './html';

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** A schema as a reader wants it: what kind of value, within which bounds, and the fields of an object as a list. */
export function schemaHtml(schema: JsonSchema): Html {
  const fields = fieldsOf(schema);
  // A list of fields says by itself that it is an object.
  return schema.properties && fields.text !== '' ? fields : html`<span class="type">${typeOf(schema)}</span>${boundsOf(schema)}${fields}`;
}

function typeOf(schema: JsonSchema): Html {
  if (schema.$ref) return html`<a href="#${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return html`${choices.map((choice, index) => html`${index > 0 ? ' or ' : ''}${typeOf(choice)}${boundsOf(choice)}`)}`;
  if (schema.enum) return html`${schema.enum.map((value, index) => html`${index > 0 ? ' | ' : ''}<code>${JSON.stringify(value)}</code>`)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.type === 'array') return html`list of ${typeOf(schema.items ?? {})}`;
  if (isMap(schema)) return html`map: ${keysOf(schema.propertyNames)} → ${typeOf(schema.additionalProperties)}${boundsOf(schema.additionalProperties)}`;
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}`;
}

const isMap = (schema: JsonSchema): schema is JsonSchema & { additionalProperties: JsonSchema } => typeof schema.additionalProperties === 'object';

const keysOf = (names: JsonSchema | undefined): Html => (names?.enum ? typeOf(names) : html`key`);

const isWritable = (bound: number | undefined): bound is number => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

/** "1 to 99", "at most 60 characters" and their like. */
function boundsOf(schema: JsonSchema): Html {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, format, pattern } = schema;
  const said = [
    range(minimum, maximum, ''),
    range(minLength || undefined, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    format,
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
  ].filter((bound) => bound !== undefined);
  const form = pattern === undefined || pattern.length > LEGIBLE_PATTERN ? '' : html` <code class="pattern">${pattern}</code>`;
  return html`${said.map((bound) => html` <span class="bound">${bound}</span>`)}${form}`;
}

/** Longer ones explain nothing to anyone. Characters. */
const LEGIBLE_PATTERN = 40;

function range(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  if (isWritable(from) && isWritable(to)) return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
  if (isWritable(from)) return `at least ${from}${unit}`;
  return isWritable(to) ? `at most ${to}${unit}` : undefined;
}

function fieldsOf(schema: JsonSchema): Html {
  const inner = schema.type === 'array' ? (schema.items ?? {}) : isMap(schema) ? schema.additionalProperties : schema;
  const choices = inner.anyOf ?? inner.oneOf;
  if (choices) return html`${choices.map(fieldsOf)}`;
  if (!inner.properties || Object.keys(inner.properties).length === 0) return html``;
  return html`<dl>${Object.entries(inner.properties).map(
    ([name, field]) => html`<dt><code>${name}</code>${inner.required?.includes(name) ? '' : html` <span class="optional">optional</span>`}</dt><dd>${schemaHtml(field)}</dd>`,
  )}</dl>`;
}
