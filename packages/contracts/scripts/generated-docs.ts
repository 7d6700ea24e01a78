import { openApiDocument } from '../src/openapi';
import { asyncApiDocument } from './asyncapi';
import { eventsMarkdown } from './events-markdown';

/** Every generated document: its name in docs/ and its content. */
export function generatedDocs(): Record<string, string> {
  return {
    'events.md': eventsMarkdown(),
    'asyncapi.json': asJson(asyncApiDocument()),
    'openapi.json': asJson(openApiDocument()),
  };
}

const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
