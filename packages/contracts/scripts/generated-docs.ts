import { asyncApiDocument } from './asyncapi';
import { eventsMarkdown } from './events-markdown';

/** Every generated document: its name in docs/ and its content. */
export function generatedDocs(): Record<string, string> {
  return {
    'events.md': eventsMarkdown(),
    'asyncapi.json': `${JSON.stringify(asyncApiDocument(), null, 2)}\n`,
  };
}
