import { ApiError, NetworkError } from '@fairshare/api-client';
import { belongsInOutbox, outcomeOf } from '../src/offline/transport';

const refusal = (status: number, code: string | null, retryAfter: number | null = null) =>
  new ApiError(status, 'Refused', code === null ? '<html>Welcome to the clubhouse</html>' : JSON.stringify({ code, message: 'Because' }), retryAfter);

it.each([400, 402, 404, 409, 412, 422])('puts a %i to the golfer with its reason', (status) => {
  expect(outcomeOf(refusal(status, 'SOME_RULE'))).toEqual({ outcome: 'refused', refusal: { status, reason: 'Because' } });
});

it.each([
  ['no answer', new NetworkError('gone')],
  ['a server error', refusal(500, 'INTERNAL')],
  ['a server that is away', refusal(503, 'UNAVAILABLE')],
  ['too many requests', refusal(429, 'TOO_MANY_REQUESTS')],
  ["a captive portal's refusal", refusal(403, null)],
])('tries again later after %s', (_what, error) => {
  expect(outcomeOf(error)).toMatchObject({ outcome: 'unreachable' });
});

it('waits as long as the server asks', () => {
  expect(outcomeOf(refusal(503, 'UNAVAILABLE', 7))).toEqual({ outcome: 'unreachable', retryAfterMs: 7_000 });
});

it.each([refusal(401, 'UNAUTHORIZED'), refusal(409, 'ENTERED_BY_ANOTHER')])('keeps the record for who entered it (%s)', (error) => {
  expect(outcomeOf(error)).toEqual({ outcome: 'signed-out' });
});

it('takes a known id for an acknowledgement that got lost', () => {
  expect(outcomeOf(refusal(422, 'RECORD_ID_REUSED'))).toEqual({ outcome: 'acknowledged', disputed: false });
});

it('keeps what could not reach the server or its session, and nothing it refused', () => {
  expect([new NetworkError('gone'), refusal(401, 'UNAUTHORIZED')].map(belongsInOutbox)).toEqual([true, true]);
  expect([refusal(409, 'CELL_CHANGED'), refusal(503, 'UNAVAILABLE'), new Error('a bug')].map(belongsInOutbox)).toEqual([false, false, false]);
});
