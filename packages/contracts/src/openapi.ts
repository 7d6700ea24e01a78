/** The HTTP API as an OpenAPI document. It is a separate entry point, so that no browser loads it. */
export { openApiDocument } from './openapi/document';
export type { OpenApiDocument, Operation, Parameter, JsonSchema, Answer } from './openapi/types';
