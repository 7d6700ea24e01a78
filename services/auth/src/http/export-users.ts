import { once } from 'node:events';
import type { ExportedUser, Route, UserExport } from '@fairshare/contracts';
import type { Handled } from '@fairshare/service-kit';
import type { KnownUser } from '../queries/user-of';
import { presentExportedUser } from './present';
import { csvHeader, csvRows } from './users-csv';

type Pages = AsyncIterable<readonly KnownUser[]>;
type Response = Handled<Route>['http']['response'];

/** All accounts in one answer, as the admin screen shows them. */
export async function exportAsJson(pages: Pages, now: Date): Promise<UserExport> {
  const users: ExportedUser[] = [];
  for await (const page of pages) users.push(...page.map((user) => presentExportedUser(user, now)));
  return { count: users.length, exportedAt: now.toISOString(), users };
}

/** All accounts as an attachment, sent page by page as fast as it is taken. */
export async function exportAsCsv(pages: Pages, now: Date, response: Response): Promise<'answered'> {
  const left = new Promise((resolve) => response.once('close', resolve));
  for await (const page of pages) {
    // Only now, when the first page could be read, is it a success.
    if (!response.headersSent) begin(response, now);
    if (response.write(csvRows(page.map((user) => presentExportedUser(user, now))))) continue;
    await Promise.race([once(response, 'drain'), left]);
    if (response.destroyed) return 'answered';
  }
  response.end();
  return 'answered';
}

function begin(response: Response, now: Date): void {
  response.writeHead(200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="users-${now.toISOString().slice(0, 10)}.csv"`,
    'Cache-Control': 'no-store',
  });
  response.write(csvHeader());
}
