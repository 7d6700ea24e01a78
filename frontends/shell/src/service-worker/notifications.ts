/** What a message says (message.ts of realtime). */
export interface ShownMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The message in what was pushed; null: it is none of ours. */
export function messageIn(text: string | undefined): ShownMessage | null {
  try {
    const { title, body, path, tag } = JSON.parse(text ?? '') as Record<string, unknown>;
    return isText(title) && isText(body) && isText(path) && isText(tag) ? { title, body, path, tag } : null;
  } catch {
    return null;
  }
}

/** Where a tap leads: never out of the product. */
export function addressOf(path: unknown, origin: string): string {
  const url = new URL(isText(path) ? path : '/', origin);
  return url.origin === origin ? url.href : `${origin}/`;
}
