import { once } from 'node:events';
import type { Route } from '@fairshare/contracts';
import type { Handled } from '@fairshare/service-kit';
import type { KnownUser } from '../queries/user-of';
import { presentExportedUser } from './present';
import { BYTE_ORDER_MARK, csvHeader, csvRows } from './users-csv';

type Pages = AsyncIterable<readonly KnownUser[]>;
type Response = Handled<Route>['http']['response'];

/** A response that is streamed while the accounts are read. */
interface Streamed {
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: AsyncIterable<string>;
}

/** All accounts in one response, as the admin screen shows them. */
export const exportAsJson = (pages: Pages, now: Date, response: Response): Promise<'answered'> =>
  stream(response, { headers: { 'Content-Type': 'application/json; charset=utf-8' }, parts: jsonParts(pages, now) });

/** All accounts as an attachment. */
export const exportAsCsv = (pages: Pages, now: Date, response: Response): Promise<'answered'> =>
  stream(response, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="users-${now.toISOString().slice(0, 10)}.csv"`,
    },
    parts: csvParts(pages, now),
  });

/** A UserExport. The count comes last, because it is known only then. */
async function* jsonParts(pages: Pages, now: Date): AsyncGenerator<string> {
  let count = 0;
  for await (const page of pages) {
    const users = page.map((user) => JSON.stringify(presentExportedUser(user, now)));
    const begin = count === 0 ? `{"exportedAt":${JSON.stringify(now)},"users":[` : users.length > 0 ? ',' : '';
    count += users.length;
    yield begin + users.join(',');
  }
  yield `],"count":${count}}`;
}

async function* csvParts(pages: Pages, now: Date): AsyncGenerator<string> {
  let header = BYTE_ORDER_MARK + csvHeader();
  for await (const page of pages) {
    yield header + csvRows(page.map((user) => presentExportedUser(user, now)));
    header = '';
  }
}

/** Streams part by part with backpressure: a client that reads slowly or disconnects costs no memory. */
async function stream(response: Response, { headers, parts }: Streamed): Promise<'answered'> {
  const left = new Promise((resolve) => response.once('close', resolve));
  for await (const part of parts) {
    // The status is sent only now: once the first page could be read, the export is a success.
    if (!response.headersSent) response.writeHead(200, { ...headers, 'Cache-Control': 'no-store' });
    if (response.write(part)) continue;
    await Promise.race([once(response, 'drain'), left]);
    if (response.destroyed) return 'answered';
  }
  response.end();
  return 'answered';
}
