import type { APIRequestContext } from '@playwright/test';
import type { GameState, GameSummary, Group } from '@fairshare/contracts';
import { type NewGolfer, newGolfer } from './account';
import type { PlayedRound } from './round';

/** Sets up a test's initial state, by API calls instead of screens. */
export class PreparedGolfer {
  readonly #calls: APIRequestContext;

  private constructor(calls: APIRequestContext) {
    this.#calls = calls;
  }

  /** Registers a golfer and starts the free trial. With a page's request context, the page is signed in, too. */
  static async signIn(calls: APIRequestContext, golferToBe: NewGolfer = newGolfer('Ann', 'Archer')): Promise<PreparedGolfer> {
    const golfer = new PreparedGolfer(calls);
    await golfer.call('POST', '/api/auth/register', { ...golferToBe, termsAccepted: true, marketingConsent: false });
    await golfer.call('POST', '/api/trial/start');
    return golfer;
  }

  /** The golfer who is already signed in for these calls. */
  static signedIn(calls: APIRequestContext): PreparedGolfer {
    return new PreparedGolfer(calls);
  }

  createGroup(name: string, players: readonly string[]): Promise<Group> {
    return this.call('POST', '/api/groups', { name, players: players.map((player) => ({ name: player })) });
  }

  joinGroup({ shareCode }: Group): Promise<Group> {
    return this.call('POST', '/api/groups/join', { shareCode });
  }

  /** Selects a group and a game, and the tab with which the page opens. */
  async select(group: Group, game: GameState | null, tab: 'groups' | 'games' | 'scoreboard' | 'rules'): Promise<void> {
    await this.call('PUT', '/api/user/preferences', { selectedGroupId: group.id, selectedGameId: game?.id ?? null, currentTab: tab });
  }

  /** Enters strokes and BBB of these holes in the golfer's only round, as another phone would. */
  async enterHoles({ strokes, awards }: PlayedRound, holes: readonly number[]): Promise<void> {
    const [group] = await this.call<Group[]>('GET', '/api/groups');
    const [game] = await this.call<GameSummary[]>('GET', `/api/groups/${group?.id}/games`);
    const idOf = (name: string) => group?.players.find((player) => player.name === name)?.id ?? name;
    for (const hole of holes) {
      const taken = Object.entries(strokes[hole - 1] ?? {}).map(([player, count]) => [`strokes.${idOf(player)}`, count]);
      const awarded = Object.entries(awards[hole - 1] ?? {}).map(([award, taker]) => [`bbb.${award}`, idOf(taker)]);
      await this.call('PUT', `/api/game-state/${game?.id}/holes/${hole}`, { cells: Object.fromEntries([...taken, ...awarded]) });
    }
  }

  /** Throws with the server's message if the call fails. */
  async call<Answer>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<Answer> {
    const answer = await this.#calls.fetch(path, { method, data });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }
}
