import type { GameState, Group, StrokesGame } from '@fairshare/contracts';
import type { TestClient } from '../test-client';
import { awardsByName, entriesOf, requireCallable, strokesByPlayer, type Awards, type RoundPlan, type Strokes } from './plan';

/** A member who calls the platform; a refusal is thrown as an error. */
export interface Calls {
  call<Answer>(method: 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
}

/** An existing group, whose players take the seats of a round. */
export interface GroupInPlay {
  readonly id: string;
  readonly players: readonly { readonly id: string }[];
}

/** A round on a running platform, and a member's calls for it. Each refusal is thrown as an error. */
export interface RoundInPlay<InGroup extends GroupInPlay = Group> {
  readonly id: string;
  readonly group: InGroup;
  /** The session as it was created. */
  readonly game: GameState;
  /** Throws if the round does not play 2/9/16. */
  readonly pointsId: string;
  readonly bbbId: string;
  score(hole: number, strokes: Strokes): Promise<void>;
  award(hole: number, awards: Awards): Promise<void>;
  give(card: string, playerId: string | null): Promise<void>;
  finish(): Promise<void>;
  /** The same round, called by another member. */
  by(member: TestClient | Calls): RoundInPlay<InGroup>;
}

/** Creates a round by calls, with everything in it that the plan specifies. */
export async function beginRound<InGroup extends GroupInPlay>(plan: RoundPlan, group: InGroup, member: Calls): Promise<RoundInPlay<InGroup>> {
  requireCallable(plan);
  const { name, roster, holes, firstHole, plays = ['points', 'bbb'] } = plan;
  const game = await member.call<GameState>('POST', '/api/game-state', { groupId: group.id, name, roster, holes, firstHole });
  const points = plays.includes('points') ? await member.call<StrokesGame>('POST', '/api/points-games', { groupId: group.id, gameStateId: game.id, name }) : null;
  const seats = (game.roster ?? group.players.map(({ id }) => ({ playerId: id }))).map(({ playerId }) => playerId);
  const round = roundOf({ group, game, points, seats }, member);
  await play(round, plan, seats, member);
  return round;
}

interface Begun<InGroup> {
  readonly group: InGroup;
  readonly game: GameState;
  readonly points: StrokesGame | null;
  readonly seats: readonly string[];
}

function roundOf<InGroup extends GroupInPlay>(begun: Begun<InGroup>, member: Calls): RoundInPlay<InGroup> {
  const { group, game, points, seats } = begun;
  const round: RoundInPlay<InGroup> = {
    id: game.id,
    group,
    game,
    get pointsId() {
      return idOf(points?.id, '2/9/16');
    },
    get bbbId() {
      return idOf(game.bbbGameId, 'BBB');
    },
    score: (hole, strokes) => member.call('POST', `/api/games/${round.pointsId}/holes/${hole}/scores`, { scores: strokesByPlayer(strokes, seats) }),
    award: (hole, awards) => member.call('PUT', `/api/bbb-games/${round.bbbId}/hole/${hole}`, awardsByName(awards)),
    give: (cardType, playerId) => member.call('POST', `/api/game-state/${game.id}/assign-card`, { cardType, playerId, groupId: group.id }),
    finish: () => member.call('POST', `/api/game-state/${game.id}/finish`),
    by: (other) => roundOf(begun, callsOf(other)),
  };
  return round;
}

function idOf(id: string | null | undefined, game: string): string {
  if (id == null) throw new Error(`the round does not play ${game}`);
  return id;
}

async function play(round: RoundInPlay<GroupInPlay>, plan: RoundPlan, seats: readonly string[], member: Calls): Promise<void> {
  for (const [kind, { pointValueCents = 100, fbtValueCents = 1_000 }] of Object.entries(plan.values ?? {})) {
    const id = kind === 'points' ? round.pointsId : round.bbbId;
    await member.call('PUT', `/api/points-games/${id}/settings`, { pointValue: pointValueCents / 100, fbtValue: fbtValueCents / 100 });
  }
  if (plan.cardValues) await member.call('PUT', `/api/game-states/${round.id}/card-values`, { cardValues: plan.cardValues });
  const { scores, awards } = entriesOf(plan, seats);
  for (const hole of new Set([...Object.keys(scores), ...Object.keys(awards)].map(Number))) {
    if (scores[hole]) await round.score(hole, scores[hole]);
    if (awards[hole]) await round.award(hole, awards[hole]);
  }
  for (const [card, holder] of Object.entries(plan.holders ?? {})) await round.give(card, holder);
  if (plan.finished) await round.finish();
}

/** The calls of a client; a response that is a refusal is thrown as an error. */
export function callsOf(client: TestClient | Calls): Calls {
  if ('call' in client) return client;
  return {
    async call(method, path, body) {
      const answer = await (method === 'POST' ? client.post(path, body) : client.put(path, body));
      if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
  };
}
