import type { RoundState } from '@fairshare/contracts';
import { type GamesPlatform, type Play, ROUND, startPlay } from './platform';

const PLAN = ROUND.with({
  name: 'Saturday',
  scores: { 1: [4, 5, 4, 6], 2: { p1: 3, p2: 3, p3: 4, p4: 5 } },
  awards: { 1: ['p1', 'p2', 'none'] },
  holders: { camel: 'p3' },
  values: { points: { pointValueCents: 250, fbtValueCents: 500 } },
  cardValues: { camel: 9 },
  finished: true,
});

let games: GamesPlatform;
let play: Play;
beforeAll(async () => {
  ({ games } = await startPlay());
  play = await PLAN.begin(games.ann);
});
afterAll(() => games.platform.close());

/** The round without the values that the service generates: times, change counts, and the recorded cards. */
const comparable = ({ lastPlayedAt: _played, roster: _roster, cards: { holders, values }, ...round }: RoundState): object =>
  JSON.parse(JSON.stringify({ ...round, cards: { holders, values } }), (key, value: unknown) => (['at', 'createdAt', 'version'].includes(key) ? undefined : value)) as object;

it('when a planned round is begun, then it is published as the plan says', async () => {
  const { state } = await games.platform.peers.call<{ state: RoundState }>('games', 'GET', `/internal/aggregates/games/${play.id}`);
  const planned = PLAN.with({ id: play.id, createdBy: 'u1', finished: { id: state.finished?.id ?? '', at: '', by: 'u1' } });
  expect(comparable(planned.published())).toEqual(comparable(state));
});

it('when a plan cannot be played, then that is said', async () => {
  await expect(ROUND.with({ scores: { 1: [4, 5, 4, 6, 7] } }).begin(games.ann)).rejects.toThrow('the round has 4 players, and strokes for seat 5');
  await expect(ROUND.with({ plays: ['bbb'], scores: { 1: [4, 5, 4, 6] } }).begin(games.ann)).rejects.toThrow('the round does not play 2/9/16');
  await expect(ROUND.with({ id: 's1' }).begin(games.ann)).rejects.toThrow('by calls a round gets no id: that is for published() alone');
  await expect(ROUND.with({ holes: [1], scores: { 1: [4, 5, 4, 0] } }).begin(games.ann)).rejects.toThrow(/POST .*\/holes\/1\/scores answered 400/);
});
