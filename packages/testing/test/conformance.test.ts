import { assertDocumented } from '../src/conformance';

const group = {
  id: 'g1',
  version: 1,
  name: 'Saturday',
  players: [],
  cardValues: {},
  customCards: [],
  groupPhoto: null,
  archived: [],
  regulars: [],
  joining: 'open',
  me: null,
  claims: {},
  rules: {
    games: { points: true, bbb: true, cards: true },
    unfinishedPots: 'asItStands',
    cards: 'flat',
    offTheLow: false,
    pointValue: 1,
    fbtValue: 10,
    holes: null,
    firstHole: null,
  },
  courses: [],
  seasonStart: '01-01',
  showMoney: true,
  lastPlayed: null,
  shareCode: 'ABC234',
  createdAt: '2026-05-02T08:00:00.000Z',
};
const listed = { method: 'GET', path: '/api/groups?limit=5', requestBody: undefined, status: 200, contentType: 'application/json; charset=utf-8', body: [group] };
const joined = { method: 'POST', path: '/api/groups/join', requestBody: { shareCode: 'abc234' }, status: 200, contentType: 'application/json', body: group };
const error = { message: 'Not found', code: 'NOT_FOUND', requestId: 'r1' };

describe('holding calls against the OpenAPI document', () => {
  it.each([
    ['an answer as documented', listed],
    ['the literal path where a parameter would fit too', joined],
    ['a documented refusal', { ...joined, status: 404, body: error }],
    ['a refused body, whatever it was', { ...joined, requestBody: { shareCode: 7 }, status: 400, body: error }],
    ['what nobody documents', { ...listed, path: '/api/elsewhere', status: 418 }],
    ['an answer without content', { ...listed, method: 'DELETE', path: '/api/games/s1', status: 204, contentType: '', body: '' }],
    ['a table where one is documented', { ...listed, path: '/api/admin/export-users?format=csv', contentType: 'text/csv; charset=utf-8', body: 'a,b' }],
  ])('when a call has %s, then it passes', (_what, exchange) => {
    expect(() => assertDocumented(exchange)).not.toThrow();
  });

  it.each([
    ['a status nobody documented', { ...listed, status: 404, body: error }, /status 404 is not documented/],
    ['a field too many', { ...listed, body: [{ ...group, members: [] }] }, /additional properties.*members/],
    ['a field too few', { ...listed, body: [{ ...group, name: undefined }] }, /name/],
    ['a refusal without its request id', { ...joined, status: 404, body: { ...error, requestId: undefined } }, /requestId/],
    ['another media type', { ...listed, contentType: 'text/html', body: '' }, /text\/html is not documented/],
    ['a body that was taken though the document forbids it', { ...joined, requestBody: { shareCode: 7 } }, /body\/shareCode must be string/],
    ['a parameter that was taken though the document forbids it', { ...listed, path: '/api/groups?limit=0' }, /limit must be >= 1/],
    ['a body after "there is none"', { ...listed, method: 'DELETE', path: '/api/games/s1', status: 204, body: {} }, /body where none is documented/],
  ])('when a call has %s, then it is refused', (_what, exchange, why) => {
    expect(() => assertDocumented(exchange)).toThrow(why);
  });
});
