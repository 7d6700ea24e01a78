import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@fairshare/store';
import { movingContract } from './moving-contract';

describe('older lines on the way to pages, on sqlite', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  movingContract(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairshare-tab-'));
    folders.push(folder);
    const open = () => openSqlite({ file: join(folder, 'settlement.sqlite') });
    return [open(), open()];
  }, 20_000);
});
