import Ajv from 'ajv/dist/2020';
import { allRoutes, type Route } from '@fairshare/contracts';
import { openApiDocument, type Operation } from '@fairshare/contracts/openapi';

/** One call and its response, as they were sent over the wire. */
export interface Exchange {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly requestBody: unknown;
  readonly status: number;
  readonly contentType: string;
  /** Parsed, if it is JSON. */
  readonly body: unknown;
}

const DOCUMENT = 'openapi.json';
const document = openApiDocument();
const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) } });
ajv.addSchema(document, DOCUMENT);

/**
 * Checks a call and its response against the OpenAPI document: the status is documented, and the response matches its schema, as does the
 * request if it was accepted. Paths that the document does not contain pass.
 * @throws Error that lists all differences
 */
export function assertDocumented(exchange: Exchange): void {
  const path = exchange.path.split('?')[0] ?? '';
  const route = routeOf(exchange.method, path);
  if (!route) return;
  const faults = [...faultsOfAnswer(route, exchange), ...(exchange.status < 300 ? faultsOfRequest(route, exchange, path) : [])];
  if (faults.length > 0) throw new Error(`${exchange.method} ${path} → ${exchange.status} is not what the OpenAPI document says: ${faults.join('; ')}`);
}

function faultsOfAnswer(route: Route, { status, contentType, body }: Exchange): string[] {
  const at = [...placeOf(route), 'responses', String(status)];
  const answer = document.paths[templateOf(route)]?.[route.method.toLowerCase()]?.responses[status];
  if (!answer) return [`the status ${status} is not documented`];
  if ('$ref' in answer) return faultsAgainst([...answer.$ref.slice(2).split('/'), 'content', 'application/json', 'schema'], body, 'answer');
  const type = contentType.split(';')[0] ?? '';
  if (!answer.content) return body === '' ? [] : ['a body where none is documented'];
  if (!(type in answer.content)) return [`the type ${type} is not documented`];
  return faultsAgainst([...at, 'content', type, 'schema'], body, 'answer');
}

function faultsOfRequest(route: Route, { path, requestBody }: Exchange, bare: string): string[] {
  const operation = document.paths[templateOf(route)]?.[route.method.toLowerCase()];
  const ofBody = operation?.requestBody && !route.rawBody ? faultsAgainst([...placeOf(route), 'requestBody', 'content', 'application/json', 'schema'], requestBody, 'body') : [];
  return [...ofBody, ...(operation ? faultsOfParameters(operation, route, path, bare) : [])];
}

/** Checks the parameters. They arrive as text; if the document requires an integer, the text is converted first. */
function faultsOfParameters({ parameters }: Operation, route: Route, path: string, bare: string): string[] {
  const inPath = new Map(
    route.path.split('/').flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), decodeURIComponent(bare.split('/')[index] ?? '')] as const] : [])),
  );
  const inQuery = new URLSearchParams(path.split('?')[1]);
  return parameters.flatMap((parameter, index) => {
    if ('$ref' in parameter) return [];
    const text = parameter.in === 'path' ? inPath.get(parameter.name) : inQuery.get(parameter.name);
    if (text == null || text === '') return [];
    const value = parameter.schema.type === 'integer' ? Number(text) : text;
    return faultsAgainst([...placeOf(route), 'parameters', String(index), 'schema'], value, parameter.name);
  });
}

function faultsAgainst(place: readonly string[], value: unknown, what: string): string[] {
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.getSchema(`${DOCUMENT}#/${pointer}`);
  if (!validate) throw new Error(`no schema at ${pointer}`);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${what}${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`);
}

const templateOf = (route: Route) => route.path.replaceAll(/:(\w+)/g, '{$1}');
const placeOf = (route: Route) => ['paths', templateOf(route), route.method.toLowerCase()];

/** The route that a path belongs to: of those that match, the one with the most literal segments. */
export function routeOf(method: string, path: string): Route | undefined {
  const segments = path.split('/');
  const variables = (route: Route) => route.path.split(':').length;
  return allRoutes.filter((route) => route.method === method && fits(route.path.split('/'), segments)).sort((one, other) => variables(one) - variables(other))[0];
}

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length && pattern.every((part, index) => part.startsWith(':') || part === segments[index]);
