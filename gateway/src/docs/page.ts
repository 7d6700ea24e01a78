import type { Answer, OpenApiDocument, Operation, Parameter } from '@fairshare/contracts/openapi';
import { html, prose, withCode, type Html } from './html';
import { schemaHtml } from './schema-html';

interface Call extends Operation {
  readonly path: string;
  readonly method: string;
}

/** Where the page, its style and the document itself are found. */
export const DOCS_PATH = '/api/docs';
export const STYLE_NAME = 'docs.css';
export const DOCUMENT_NAME = 'openapi.json';

/** The OpenAPI document as one page to read: no script, no style of its own. */
export function docsPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]): Call => ({ ...operation, path, method })));
  const ofService = (name: string) => calls.filter(({ tags }) => tags.includes(name));
  const { title, description } = document.info;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} API</title>
<link rel="stylesheet" href="${DOCS_PATH}/${STYLE_NAME}">
</head>
<body>
<a class="skip" href="#content">Skip to the calls</a>
<nav aria-label="Calls">
<p class="brand">${title} API</p>
${document.tags.map(({ name }) => html`<h2><a href="#${name}">${name}</a></h2><ul>${ofService(name).map(entry)}</ul>`)}
<h2><a href="#schemas">schemas</a></h2>
</nav>
<main id="content">
<h1>${title} API</h1>
${prose(description)}
<p><a href="${DOCS_PATH}/${DOCUMENT_NAME}" download>OpenAPI ${document.openapi} document</a></p>
${document.tags.map(({ name, description: about }) => html`<section><h2 id="${name}">${name}</h2><p>${about}</p>${ofService(name).map((call) => callHtml(call, document))}</section>`)}
<section><h2 id="schemas">schemas</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => html`<article><h3 id="${name}">${name}</h3>${schemaHtml(schema)}</article>`)}
</section>
</main>
</body>
</html>
`.text;
}

const badge = (method: string): Html => html`<span class="method ${method}">${method.toUpperCase()}</span>`;
const entry = ({ operationId, method, path }: Call): Html => html`<li><a href="#${operationId}">${badge(method)} ${path.replace('/api', '')}</a></li>`;

function callHtml(call: Call, document: OpenApiDocument): Html {
  const parameters = call.parameters.map((parameter) => ('$ref' in parameter ? named(document.components.parameters, parameter.$ref) : parameter));
  return html`<article>
<h3 id="${call.operationId}">${badge(call.method)} <code>${call.path}</code></h3>
<p>${withCode(call.summary)} <span class="who">${call.description}</span></p>
${parameters.length > 0 ? html`<h4>Parameters</h4><dl>${parameters.map(parameterHtml)}</dl>` : ''}
${bodyHtml(call)}
<h4>Answers</h4>
<dl>${Object.entries(call.responses).map(([status, answer]) => answerHtml(status, '$ref' in answer ? named(document.components.responses, answer.$ref) : answer))}</dl>
</article>`;
}

const parameterHtml = ({ name, in: place, required, schema, description }: Parameter): Html =>
  html`<dt><code>${name}</code> <span class="optional">${place}${required ? '' : ', optional'}</span></dt><dd>${schemaHtml(schema)}${description ? html`<p>${withCode(description)}</p>` : ''}</dd>`;

function bodyHtml({ requestBody }: Call): Html {
  const schema = requestBody?.content['application/json']?.schema;
  return schema ? html`<h4>Body</h4><div class="body">${schemaHtml(schema)}</div>` : html``;
}

function answerHtml(status: string, { description, content }: Answer): Html {
  const isSuccess = status.startsWith('2');
  const types = Object.entries(content ?? {}).map(([type, { schema }]) => html`<p><span class="optional">${type}</span> ${schemaHtml(schema)}</p>`);
  return html`<dt class="${isSuccess ? 'success' : 'refusal'}">${status}</dt><dd>${withCode(description)}${isSuccess ? types : ''}</dd>`;
}

function named<Thing>(things: Readonly<Record<string, Thing>>, reference: string): Thing {
  const thing = things[reference.slice(reference.lastIndexOf('/') + 1)];
  if (thing === undefined) throw new Error(`the OpenAPI document has no ${reference}`);
  return thing;
}
