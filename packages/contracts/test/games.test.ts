import { combinedGamesBody, gamesApi, groupsApi, pointsScoreRecord, roundCardValues, settlementApi } from '@fairshare/contracts';
import { refusals } from './messages';

const scores = gamesApi.recordHoleScores.body;

describe('creating a group', () => {
  const body = groupsApi.createGroup.body;
  const named = (...names: string[]) => names.map((name) => ({ name }));

  it('when some players are blank, then they are dropped before counting', () => {
    expect(body.parse({ name: 'Sunday', players: named('Ann', ' ', 'Bob', '') }).players).toEqual(named('Ann', 'Bob'));
    expect(refusals(body, { name: 'Sunday', players: named('Ann', ' ', '') })).toEqual({ players: 'At least 2 players are required' });
    expect(refusals(body, { name: 'Sunday', players: named(...'abcdefghi') })).toEqual({ players: 'At most 8 players are allowed' });
  });

  it('when the name of a group is blank or missing, then it is refused', () => {
    expect(refusals(body, { name: ' ', players: named('Ann', 'Bob') })).toEqual({ name: 'Group name is required' });
    expect(refusals(body, { players: named('Ann', 'Bob') })).toEqual({ name: 'Group name is required' });
  });
});

describe('hole scores', () => {
  it.each([{}, { a: 0 }, { a: '4' }, { a: 4.5 }, { a: null }])("when the scores are %j, then the form's words refuse them", (entered) => {
    expect(Object.values(refusals(scores, { scores: entered }))).toEqual(['Please enter valid scores for all players']);
  });

  it('when strokes are 99, then they are accepted; 100 are refused', () => {
    expect(refusals(scores, { scores: { a: 100 } })).toEqual({ 'scores.a': 'Strokes must be 1 to 99' });
    expect(scores.parse({ scores: { a: 99 }, baseVersion: { a: 0 }, stray: 1 })).toEqual({ scores: { a: 99 }, baseVersion: { a: 0 } });
  });

  it.each(['none', 'constructor', 'a b'])('when a player is called %s, then scores for that player are refused', (player) => {
    expect(scores.safeParse({ scores: { [player]: 4 } }).success).toBe(false);
  });

  it('when the scores have a key "__proto__", then no prototype changes', () => {
    const result = scores.safeParse(JSON.parse('{"scores":{"a":4,"__proto__":{"polluted":1}}}'));
    expect(Object.getPrototypeOf(result.data?.scores ?? {})).toBe(Object.prototype);
    expect(result.data?.scores ?? {}).not.toHaveProperty('polluted');
  });

  it('when a BBB hole lacks an award, then it is refused', () => {
    const body = gamesApi.updateBbbHole.body;
    expect(body.safeParse({ firstOn: 'a', closestTo: 'none', firstIn: 'a' }).success).toBe(true);
    expect(Object.keys(refusals(body, { firstOn: 'a', closestTo: 'none' }))).toEqual(['firstIn']);
  });
});

describe('records made without signal', () => {
  const record = { gameId: 's1.points1', hole: 3, timestamp: 1_700_000_000_000 };

  it('when a time is milliseconds or ISO, then both are one instant', () => {
    const strokes = { ...record, gameType: 'points', playerId: 'a', points: 4 };
    for (const timestamp of [1_700_000_000_000, '2023-11-14T22:13:20Z', '2023-11-14T23:13:20.000+01:00']) {
      expect(pointsScoreRecord.parse({ ...strokes, timestamp }).timestamp).toBe('2023-11-14T22:13:20.000Z');
    }
    for (const timestamp of ['yesterday', '2023-11-14', -1, 1e18, null, '9999-12-31T23:59:59-14:00', '0000-01-01T00:00:00+14:00']) {
      expect(pointsScoreRecord.safeParse({ ...strokes, timestamp }).success).toBe(false);
    }
  });

  it('when a record of 2/9/16 lacks strokes, then it is refused', () => {
    expect(Object.keys(refusals(pointsScoreRecord, { ...record, gameType: 'points' }))).toEqual(['playerId', 'points']);
    expect(pointsScoreRecord.safeParse({ ...record, gameType: 'bbb' }).success).toBe(true);
    expect(pointsScoreRecord.safeParse({ ...record, gameType: 'card' }).success).toBe(false);
  });
});

describe('card values', () => {
  it('when card values are fractions, then they are refused', () => {
    expect(roundCardValues.parse({ camel: 0, ' Lost ball ': 10_000 })).toEqual({ camel: 0, 'Lost ball': 10_000 });
    expect(roundCardValues.safeParse({ camel: 1.5 }).success).toBe(false);
    expect(roundCardValues.safeParse({ '': 1 }).success).toBe(false);
  });
});

describe('combined settlement', () => {
  it('when a game is selected twice, then it is taken once', () => {
    const body = combinedGamesBody.parse({ groupId: 'g', selectedGames: ['bbb-fbt', 'cards', 'bbb-fbt'], pointValue: null });
    expect(body).toEqual({ groupId: 'g', selectedGames: ['cards', 'bbb-fbt'], pointValue: null, saveResults: false });
  });

  it('when no game or an unknown game is selected, then the request is refused', () => {
    expect(refusals(combinedGamesBody, { groupId: 'g', selectedGames: [] })).toEqual({ selectedGames: 'Select at least one game' });
    expect(combinedGamesBody.safeParse({ groupId: 'g', selectedGames: ['poker'] }).success).toBe(false);
  });

  it('when an id in the query is empty, then it counts as absent', () => {
    const query = settlementApi.getCombinedResult.query;
    expect(query.parse({ gameStateId: 's1', pointsGameId: '' })).toEqual({ gameStateId: 's1', pointsGameId: undefined });
  });
});
