import type { BbbGame, CellChangedBody, Conflict, PointsGame, StrokesGame } from '@fairshare/contracts';
import type { Reply } from './fake-api';
import { FakeApi } from './fake-api';
import { aBbbGame, aStrokesGame } from './golf-data';

type Values = Record<string, number | string>;
interface Sent {
  readonly baseVersion?: Record<string, number>;
}

/** Plays the server of one 2/9/16 and one BBB game: cells with versions, and a 409 where one was changed since. */
export class ScoringTable {
  static #sessions = 0;
  readonly api = new FakeApi();
  /** A session of its own: what a phone keeps of one table is not found at the next. */
  readonly sessionId = `s${(ScoringTable.#sessions += 1)}`;
  strokes: StrokesGame = aStrokesGame(`${this.sessionId}.points1`, 'g1', this.sessionId);
  bbb: BbbGame = aBbbGame(`${this.sessionId}.bbb1`, 'g1', this.sessionId);
  conflicts: Conflict[] = [];

  constructor() {
    this.api.on('GET /api/points-games/g1', () => ({ body: [this.strokes, this.bbb] }));
    this.api.on(`GET /api/games/${this.strokes.id}/conflicts`, () => ({ body: this.conflicts }));
    this.api.on(`GET /api/games/${this.bbb.id}/conflicts`, () => ({ body: this.conflicts }));
    this.api.on('GET /api/groups/g1/members', {
      body: [
        { userId: 'u1', name: 'Ann' },
        { userId: 'u2', name: 'Di' },
      ],
    });
    for (let hole = 1; hole <= 18; hole += 1) {
      this.api.on(this.scoresCall(hole), (body) => {
        const { scores, baseVersion } = body as Sent & { scores: Values };
        return this.#record(this.strokes, hole, scores, baseVersion, (game) => (this.strokes = game));
      });
      this.api.on(this.awardsCall(hole), (body) => {
        const { baseVersion, ...awards } = body as Sent & Values;
        return this.#record(this.bbb, hole, awards as Values, baseVersion, (game) => (this.bbb = game));
      });
    }
    this.api.install();
  }

  scoresCall(hole: number): string {
    return `POST /api/games/${this.strokes.id}/holes/${hole}/scores`;
  }

  awardsCall(hole: number): string {
    return `PUT /api/bbb-games/${this.bbb.id}/hole/${hole}`;
  }

  /** Somebody else enters strokes. */
  enter(hole: number, scores: Record<string, number>): void {
    this.#record(this.strokes, hole, scores, {}, (game) => (this.strokes = game));
  }

  #record<Game extends PointsGame>(game: Game, hole: number, values: Values, base: Record<string, number> = {}, keep: (game: Game) => void): Reply {
    const stored: Values = game.holes[hole] ?? {};
    const versions = game.cellVersions[hole] ?? {};
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
    const next = {
      ...game,
      version: game.version + 1,
      holes: { ...game.holes, [hole]: { ...stored, ...values } },
      cellVersions: {
        ...game.cellVersions,
        [hole]: { ...versions, ...Object.fromEntries(differing.map((cell) => [cell, (versions[cell] ?? 0) + 1])) },
      },
    };
    keep(next);
    return { body: next };
  }
}
