/** The content of a push message (message.ts of realtime). */
export interface ShownMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses a push message; null: it is not one of ours. */
export function messageIn(text: string | undefined): ShownMessage | null {
  try {
    const { title, body, path, tag } = JSON.parse(text ?? '') as Record<string, unknown>;
    return isText(title) && isText(body) && isText(path) && isText(tag) ? { title, body, path, tag } : null;
  } catch {
    return null;
  }
}

/** The address that a tap on the notification opens, always on the app's own origin. */
export function addressOf(path: unknown, origin: string): string {
  const url = new URL(isText(path) ? path : '/', origin);
  return url.origin === origin ? url.href : `${origin}/`;
}
