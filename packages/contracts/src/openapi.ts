/** The HTTP API as an OpenAPI document. A face of its own, so that no browser loads it. */
export { openApiDocument } from './openapi/document';
export type { OpenApiDocument, Operation, Parameter, JsonSchema, Answer } from './openapi/types';
