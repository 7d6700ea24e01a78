const SECRET_OF = /session$/;

/** A client of the public API, with a browser's cookies. */
export class Golfer {
  readonly #cookies: Map<string, string>;

  constructor(
    private readonly url: string,
    cookies: Readonly<Record<string, string>> = {},
  ) {
    this.#cookies = new Map(Object.entries(cookies));
  }

  /** The cookies with which the session can continue. */
  get session(): Record<string, string> {
    return Object.fromEntries([...this.#cookies].filter(([name]) => SECRET_OF.test(name)));
  }

  /** @returns status and body, unchanged */
  async ask(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<{ status: number; text: string }> {
    const answer = await fetch(new URL(path, this.url), {
      method,
      headers: { 'content-type': 'application/json', cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
    });
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
    return { status: answer.status, text: await answer.text() };
  }

  /** @throws Error with the response, unless it is a success */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a script reads what it needs
  async call(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<any> {
    const { status, text } = await this.ask(method, path, body, headers);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals);
    if (/;\s*max-age=0/i.test(cookie)) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(equals + 1));
  }
}
