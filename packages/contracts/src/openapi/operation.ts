import type { z } from 'zod';
import { noBody, noContent } from '../http/common';
import type { Access, Route } from '../route';
import { answerHeaders, refusalHeaders, requestHeaders } from './headers';
import { answerSchema, inputSchema, refusalSchema } from './schemas';
import type { Answer, Content, JsonSchema, Operation, Parameter, Reference } from './types';

const asJson = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

const WHO: Readonly<Record<Access, string>> = {
  public: 'Anyone may call it.',
  session: 'Requires a signed-in user.',
  subscriber: 'Requires a signed-in user with access: a trial or a subscription.',
  admin: 'Requires an administrator.',
};

/** Appended for calls that guests of their session may make. */
const GUESTS = { too: ' Guests of the session may call it too, without access.', only: 'Only for guests, about the session that they score.' } as const;

function whoMayCall({ access, guests }: Route): string {
  return guests === 'only' ? GUESTS.only : `${WHO[access]}${guests ? GUESTS[guests] : ''}`;
}

function securityOf({ access, guests }: Route): Operation['security'] {
  const guest = guests ? [{ guest: [] }] : [];
  if (guests === 'only') return guest;
  return access === 'public' ? [] : [{ session: [] }, ...guest];
}

/** What each refusal means, whichever call gives it: its name in the document, and a sentence. */
const REFUSALS: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['InvalidInput', 'Invalid input. `issues` lists the invalid fields.'],
  401: ['Unauthorized', 'No user is signed in, or the session has ended.'],
  402: ['SubscriptionRequired', 'The user has no trial or subscription.'],
  403: ['Forbidden', 'The caller lacks the permission, or the request came from another site (cross-origin).'],
  404: ['NotFound', 'The resource does not exist, or the caller has no access to it.'],
  409: ['Conflict', 'The request conflicts with the current state of the resource.'],
  412: ['VersionMismatch', 'The resource has changed since the version in If-Match.'],
  413: ['TooLarge', 'The body is larger than 1 MB.'],
  414: ['AddressTooLong', 'The URL is too long.'],
  415: ['NotJson', 'The body is not JSON.'],
  422: ['KeyReused', 'The Idempotency-Key was already used with another body.'],
  429: ['TooManyRequests', 'Too many requests.'],
  431: ['HeadersTooLarge', 'The headers are too large.'],
  503: ['Unavailable', 'A part of the service is temporarily unavailable. Retry after the time in Retry-After.'],
};

/** The refusals of every call, and those that each level of access adds. */
const ALWAYS = [400, 413, 414, 415, 429, 431, 503];
const BY_ACCESS: Readonly<Record<Access, readonly number[]>> = { public: [], session: [401], subscriber: [401, 402], admin: [401, 403] };

/** Every status with which a call may refuse. */
export function refusalsOf({ access, method, rawBody, refusals }: Route): number[] {
  const foreignOrigin = method === 'GET' || rawBody ? [] : [403];
  return [...new Set([...ALWAYS, ...BY_ACCESS[access], ...foreignOrigin, ...refusals])].sort((a, b) => a - b);
}

/** `/api/groups/:id` → `/api/groups/{id}` */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** One call of the table as an OpenAPI operation. */
export function operationOf(route: Route): Operation {
  const requestBody = requestBodyOf(route);
  return {
    operationId: route.name,
    tags: [route.service],
    summary: route.summary,
    description: whoMayCall(route),
    security: securityOf(route),
    parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query), ...requestHeaders(route)],
    ...(requestBody ? { requestBody } : {}),
    responses: Object.fromEntries([
      [String(route.status), successOf(route)],
      ...acceptedOf(route),
      ...notModifiedOf(route),
      ...refusalsOf(route).map((status) => [String(status), refusalOf(route, status)]),
    ]),
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType): Parameter[] {
  const { properties = {}, required = [] } = inputSchema(schema);
  return Object.entries(properties).map(([name, described]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: described }));
}

function requestBodyOf({ body, rawBody }: Route): Operation['requestBody'] {
  if (body === noBody) return undefined;
  if (rawBody) return { required: true, content: asJson({}) };
  return { required: !body.safeParse(undefined).success, content: asJson(inputSchema(body)) };
}

function successOf(route: Route): Answer {
  const headers = answerHeaders(route);
  if (route.status === 204) return { description: 'Done. The response has no body.', headers };
  const others = (route.alsoAnswers ?? []).map((type) => [type, { schema: { type: 'string' } }] as const);
  const json: Content = route.answer === noContent ? {} : asJson(answerSchema(route.answer));
  const content: Content = { ...json, ...Object.fromEntries(others) };
  return { description: route.status === 201 ? 'Created.' : 'Done.', headers, content };
}

function acceptedOf(route: Route): [string, Answer][] {
  const { accepted } = route;
  if (!accepted) return [];
  return [['202', { description: 'Accepted, but not completed yet.', headers: answerHeaders({ ...route, answer: accepted }), content: asJson(answerSchema(accepted)) }]];
}

const notModifiedOf = (route: Route): [string, Answer][] =>
  route.shared ? [['304', { description: 'The response named by If-None-Match is still current.', headers: answerHeaders(route) }]] : [];

function refusalOf({ refusalBodies }: Route, status: number): Answer | Reference {
  const [name, description] = REFUSALS[status] ?? ['', ''];
  const own = refusalBodies?.[status];
  return own ? refusal(status, description, { anyOf: [refusalSchema(own), refusalSchema()] }) : { $ref: `#/components/responses/${name}` };
}

/** `components.responses`: every refusal whose body has only the fields of every error. */
export const namedRefusals = (): Record<string, Answer> =>
  Object.fromEntries(Object.entries(REFUSALS).map(([status, [name, description]]) => [name, refusal(Number(status), description, refusalSchema())]));

const refusal = (status: number, description: string, schema: JsonSchema): Answer => ({
  description,
  headers: refusalHeaders(status),
  content: asJson(schema),
});
