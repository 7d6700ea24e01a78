import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is posted: a body in which %d stands for a number from 1 to 9, another one each time an address has its turn. */
export interface Posts {
  readonly urls: readonly string[];
  readonly body: string;
}

/** A script for wrk that posts to the addresses in turns. Returns its file. */
export function scriptOf({ urls, body }: Posts): string {
  const paths = urls.map((url) => JSON.stringify(new URL(url).pathname)).join(', ');
  const file = join(mkdtempSync(join(tmpdir(), 'fairshare-bench-wrk-')), 'posts.lua');
  writeFileSync(
    file,
    `local paths = { ${paths} }
local body = ${JSON.stringify(body)}
local sent = 0
wrk.headers["content-type"] = "application/json"
request = function()
  sent = sent + 1
  return wrk.format("POST", paths[sent % #paths + 1], nil, string.format(body, math.floor(sent / #paths) % 9 + 1))
end
`,
  );
  return file;
}
