import type { CellChangedBody, Conflict, EnteredGame, RoundEntries } from '@fairshare/contracts';
import type { Reply } from './fake-api';
import { FakeApi } from './fake-api';
import { aBbbGame, aStrokesGame, awardCells, entriesOf, strokesCells } from './golf-data';

type Values = Record<string, number | string>;
interface Sent {
  readonly cells: Values;
  readonly baseVersion?: Record<string, number>;
}

/** Plays the server of a session with a 2/9/16 and a BBB game: versioned cells, and a 409 for a cell that was changed since the client read it. */
export class ScoringTable {
  static #sessions = 0;
  readonly api = new FakeApi();
  /** Each table has its own session, so that no table finds stored data of an earlier one. */
  readonly sessionId = `s${(ScoringTable.#sessions += 1)}`;
  entered: RoundEntries = entriesOf(this.sessionId, 'g1', [
    aStrokesGame(`${this.sessionId}.points1`, 'g1', this.sessionId),
    aBbbGame(`${this.sessionId}.bbb1`, 'g1', this.sessionId),
  ]);
  readonly strokes = this.#gameOf('points');
  readonly bbb = this.#gameOf('bbb');
  conflicts: Conflict[] = [];

  constructor() {
    this.api.on(`GET /api/game-state/${this.sessionId}/holes`, () => ({ body: this.entered }));
    this.api.on(`GET /api/games/${this.sessionId}/conflicts`, () => ({ body: this.conflicts }));
    this.api.on('GET /api/groups/g1/members', {
      body: [
        { userId: 'u1', name: 'Ann' },
        { userId: 'u2', name: 'Di' },
      ],
    });
    for (let hole = 1; hole <= 18; hole += 1) {
      this.api.on(this.holeCall(hole), (body) => {
        const { cells, baseVersion } = body as Sent;
        return this.#record(hole, cells, baseVersion);
      });
    }
    this.api.install();
  }

  holeCall(hole: number): string {
    return `PUT /api/game-state/${this.sessionId}/holes/${hole}`;
  }

  /** Another golfer enters strokes or awards. */
  enter(hole: number, scores: Record<string, number>, awards: Record<string, string> = {}): void {
    this.#record(hole, { ...strokesCells(scores), ...awardCells(awards) });
  }

  /** Changes the values that a game is played for. */
  playFor(game: EnteredGame, settings: EnteredGame['settings']): void {
    this.entered = { ...this.entered, games: this.entered.games.map((one) => (one.id === game.id ? { ...one, settings } : one)) };
  }

  #gameOf(kind: EnteredGame['kind']): EnteredGame {
    const game = this.entered.games.find((one) => one.kind === kind);
    if (!game) throw new Error(`the session has no ${kind} game`);
    return game;
  }

  #record(hole: number, values: Values, base: Record<string, number> = {}): Reply {
    const stored: Values = this.entered.holes[hole] ?? {};
    const versions = this.entered.cellVersions[hole] ?? {};
    const changed = Object.keys(values).filter((cell) => (versions[cell] ?? 0) > (base[cell] ?? Infinity) && stored[cell] !== values[cell]);
    if (changed.length > 0) {
      const cell = (key: string) => ({ value: stored[key] ?? '', version: versions[key] ?? 0, by: 'u2', at: '2026-05-02T14:05:00.000Z' });
      const body: CellChangedBody = {
        message: 'Someone else changed this hole meanwhile',
        code: 'CELL_CHANGED',
        requestId: 'r1',
        stored: Object.fromEntries(changed.map((key) => [key, cell(key)])),
      };
      return { status: 409, body };
    }
    const differing = Object.keys(values).filter((cell) => stored[cell] !== values[cell]);
    const cells = { ...stored, ...values };
    const cellVersions = { ...versions, ...Object.fromEntries(differing.map((cell) => [cell, (versions[cell] ?? 0) + 1])) };
    const version = this.entered.version + 1;
    this.entered = { ...this.entered, version, holes: { ...this.entered.holes, [hole]: cells }, cellVersions: { ...this.entered.cellVersions, [hole]: cellVersions } };
    return { body: { version, cells, cellVersions } };
  }
}
