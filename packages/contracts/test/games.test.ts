import { combinedGamesBody, gamesApi, groupsApi, pointsScoreRecord, roundCardValues, settlementApi } from '@fairshare/contracts';
import { refusals } from './messages';

const scores = gamesApi.recordHoleScores.body;

describe('creating a group', () => {
  const body = groupsApi.createGroup.body;
  const named = (...names: string[]) => names.map((name) => ({ name }));

  it('drops blank players before it counts them', () => {
    expect(body.parse({ name: 'Sunday', players: named('Ann', ' ', 'Bob', '') }).players).toEqual(named('Ann', 'Bob'));
    expect(refusals(body, { name: 'Sunday', players: named('Ann', ' ', '') })).toEqual({ players: 'At least 2 players are required' });
    expect(refusals(body, { name: 'Sunday', players: named(...'abcdefghi') })).toEqual({ players: 'At most 8 players are allowed' });
  });

  it('needs a name', () => {
    expect(refusals(body, { name: ' ', players: named('Ann', 'Bob') })).toEqual({ name: 'Group name is required' });
    expect(refusals(body, { players: named('Ann', 'Bob') })).toEqual({ name: 'Group name is required' });
  });
});

describe('hole scores', () => {
  it.each([{}, { a: 0 }, { a: '4' }, { a: 4.5 }, { a: null }])('of %j are refused with the words of the form', (entered) => {
    expect(Object.values(refusals(scores, { scores: entered }))).toEqual(['Please enter valid scores for all players']);
  });

  it('are bounded and keep their base versions', () => {
    expect(refusals(scores, { scores: { a: 100 } })).toEqual({ 'scores.a': 'Strokes must be 1 to 99' });
    expect(scores.parse({ scores: { a: 99 }, baseVersion: { a: 0 }, stray: 1 })).toEqual({ scores: { a: 99 }, baseVersion: { a: 0 } });
  });

  it.each(['none', 'constructor', 'a b'])('are never of a player called %s', (player) => {
    expect(scores.safeParse({ scores: { [player]: 4 } }).success).toBe(false);
  });

  it("cannot reach an object's prototype", () => {
    const result = scores.safeParse(JSON.parse('{"scores":{"a":4,"__proto__":{"polluted":1}}}'));
    expect(Object.getPrototypeOf(result.data?.scores ?? {})).toBe(Object.prototype);
    expect(result.data?.scores ?? {}).not.toHaveProperty('polluted');
  });

  it('of BBB need all three awards', () => {
    const body = gamesApi.updateBbbHole.body;
    expect(body.safeParse({ firstOn: 'a', closestTo: 'none', firstIn: 'a' }).success).toBe(true);
    expect(Object.keys(refusals(body, { firstOn: 'a', closestTo: 'none' }))).toEqual(['firstIn']);
  });
});

describe('records made without signal', () => {
  const record = { gameId: 's1.points1', hole: 3, timestamp: 1_700_000_000_000 };

  it('may stamp their time as epoch milliseconds or as ISO 8601; both are read as one instant', () => {
    const strokes = { ...record, gameType: 'points', playerId: 'a', points: 4 };
    for (const timestamp of [1_700_000_000_000, '2023-11-14T22:13:20Z', '2023-11-14T23:13:20.000+01:00']) {
      expect(pointsScoreRecord.parse({ ...strokes, timestamp }).timestamp).toBe('2023-11-14T22:13:20.000Z');
    }
    for (const timestamp of ['yesterday', '2023-11-14', -1, 1e18, null, '9999-12-31T23:59:59-14:00', '0000-01-01T00:00:00+14:00']) {
      expect(pointsScoreRecord.safeParse({ ...strokes, timestamp }).success).toBe(false);
    }
  });

  it('of 2/9/16 need a player and strokes, those of BBB nothing more', () => {
    expect(Object.keys(refusals(pointsScoreRecord, { ...record, gameType: 'points' }))).toEqual(['playerId', 'points']);
    expect(pointsScoreRecord.safeParse({ ...record, gameType: 'bbb' }).success).toBe(true);
    expect(pointsScoreRecord.safeParse({ ...record, gameType: 'card' }).success).toBe(false);
  });
});

describe('card values', () => {
  it('are whole dollars, by any key a card may have', () => {
    expect(roundCardValues.parse({ camel: 0, ' Lost ball ': 10_000 })).toEqual({ camel: 0, 'Lost ball': 10_000 });
    expect(roundCardValues.safeParse({ camel: 1.5 }).success).toBe(false);
    expect(roundCardValues.safeParse({ '': 1 }).success).toBe(false);
  });
});

describe('combined settlement', () => {
  it('takes each selection once, in the order they are shown', () => {
    const body = combinedGamesBody.parse({ groupId: 'g', selectedGames: ['bbb-fbt', 'cards', 'bbb-fbt'], pointValue: null });
    expect(body).toEqual({ groupId: 'g', selectedGames: ['cards', 'bbb-fbt'], pointValue: null, saveResults: false });
  });

  it('needs a selection, of games it knows', () => {
    expect(refusals(combinedGamesBody, { groupId: 'g', selectedGames: [] })).toEqual({ selectedGames: 'Select at least one game' });
    expect(combinedGamesBody.safeParse({ groupId: 'g', selectedGames: ['poker'] }).success).toBe(false);
  });

  it('counts an id left empty in the query as absent', () => {
    const query = settlementApi.getCombinedResult.query;
    expect(query.parse({ gameStateId: 's1', pointsGameId: '' })).toEqual({ gameStateId: 's1', pointsGameId: undefined });
  });
});
