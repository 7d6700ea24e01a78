import { asyncApiDocument } from './asyncapi';
import { eventsMarkdown } from './events-markdown';

/** Every generated document that is kept: its name in docs/ and its content. The OpenAPI document is made by the gateway, which serves it. */
export function generatedDocs(): Record<string, string> {
  return {
    'events.md': eventsMarkdown(),
    'asyncapi.json': asJson(asyncApiDocument()),
  };
}

const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
