import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadEnvironment } from '@fairshare/service-kit';

/** Marks a directory as the demo's own, so that its contents may be deleted. */
const MARK = 'demo-data';
const BEGUN = 'begun\n';
const COMPLETE = 'complete\n';

/** The demo's data directory. It refuses a directory with other data. */
export class DemoDirectory {
  readonly #mark: string;

  constructor(readonly path: string) {
    this.#mark = join(path, MARK);
  }

  get complete(): boolean {
    return existsSync(this.#mark) && readFileSync(this.#mark, 'utf8') === COMPLETE;
  }

  /** Empties and marks the directory. @throws BadEnvironment when it contains anything other than a demo */
  begin(): void {
    if (existsSync(this.path) && readdirSync(this.path).length > 0 && !existsSync(this.#mark)) {
      throw new BadEnvironment(`DATA_DIR ${this.path} holds data that are not the demo's: choose an empty one`);
    }
    rmSync(this.path, { recursive: true, force: true });
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
    writeFileSync(this.#mark, BEGUN);
  }

  finish(): void {
    writeFileSync(this.#mark, COMPLETE);
  }
}
