import type { APIRequestContext } from '@playwright/test';
import type { GameState, Group } from '@fairshare/contracts';
import { type NewGolfer, newGolfer } from './account';

/** What a test starts from, made by calls instead of screens. */
export class PreparedGolfer {
  readonly #calls: APIRequestContext;

  private constructor(calls: APIRequestContext) {
    this.#calls = calls;
  }

  /** Registers a golfer and starts the free trial. With the calls of a page, the page is signed in too. */
  static async signIn(calls: APIRequestContext, golferToBe: NewGolfer = newGolfer('Ann', 'Archer')): Promise<PreparedGolfer> {
    const golfer = new PreparedGolfer(calls);
    await golfer.call('POST', '/api/auth/register', { ...golferToBe, termsAccepted: true, marketingConsent: false });
    await golfer.call('POST', '/api/trial/start');
    return golfer;
  }

  createGroup(name: string, players: readonly string[]): Promise<Group> {
    return this.call('POST', '/api/groups', { name, players: players.map((player) => ({ name: player })) });
  }

  joinGroup({ shareCode }: Group): Promise<Group> {
    return this.call('POST', '/api/groups/join', { shareCode });
  }

  /** The selected group and game, and the tab the page opens with. */
  async select(group: Group, game: GameState | null, tab: 'groups' | 'games' | 'scoreboard' | 'rules'): Promise<void> {
    await this.call('PUT', '/api/user/preferences', { selectedGroupId: group.id, selectedGameId: game?.id ?? null, currentTab: tab });
  }

  /** Throws with what the server said, unless it agrees. */
  async call<Answer>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<Answer> {
    const answer = await this.#calls.fetch(path, { method, data });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }
}
