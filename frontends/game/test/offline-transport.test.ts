import { ApiError, NetworkError } from '@fairshare/api-client';
import { unsentReason } from '../src/session/offline/unsent-reason';
import { outcomeOf } from '../src/session/offline/transport';

const refusal = (status: number, code: string | null, retryAfter: number | null = null) =>
  new ApiError(status, 'Refused', code === null ? '<html>Welcome to the clubhouse</html>' : JSON.stringify({ code, message: 'Because' }), retryAfter);

it.each([400, 402, 404, 409, 412, 422])('when the server refuses with %i by a rule, then the record is refused', (status) => {
  expect(outcomeOf(refusal(status, 'SOME_RULE'))).toEqual({ outcome: 'refused', refusal: { status, reason: 'Because' } });
});

it.each([
  ['no answer', new NetworkError('gone')],
  ['a server error', refusal(500, 'INTERNAL')],
  ['a server that is away', refusal(503, 'UNAVAILABLE')],
  ['too many requests', refusal(429, 'TOO_MANY_REQUESTS')],
  ["a captive portal's refusal", refusal(403, null)],
])('when sending a record meets %s, then the server counts as unreachable', (_what, error) => {
  expect(outcomeOf(error)).toMatchObject({ outcome: 'unreachable' });
});

it('when a 503 asks for 7 seconds, then the server rests for 7', () => {
  expect(outcomeOf(refusal(503, 'UNAVAILABLE', 7))).toEqual({ outcome: 'unreachable', retryAfterMs: 7_000 });
});

it.each([refusal(401, 'UNAUTHORIZED'), refusal(409, 'ENTERED_BY_ANOTHER')])('when another golfer or nobody is signed in (%s), then the outcome is signed-out', (error) => {
  expect(outcomeOf(error)).toEqual({ outcome: 'signed-out' });
});

it('when the server already knows the record, then it counts as acknowledged', () => {
  expect(outcomeOf(refusal(422, 'RECORD_ID_REUSED'))).toEqual({ outcome: 'acknowledged', conflict: false });
});

it.each([
  ['there is no way to the server', new NetworkError('gone'), 'no-signal'],
  ['the session is gone', refusal(401, 'UNAUTHORIZED'), 'no-signal'],
  ['no answer came in time', new NetworkError('slow', { cause: new DOMException('slow', 'TimeoutError') }), 'no-answer'],
  ['the server failed', refusal(500, 'INTERNAL'), 'no-answer'],
  ['a service is away', refusal(503, 'UNAVAILABLE'), 'no-answer'],
  ['the gateway gave up waiting', refusal(504, null), 'no-answer'],
  ['there were too many requests', refusal(429, 'TOO_MANY_REQUESTS'), 'no-answer'],
  ['a captive portal answered', refusal(403, null), 'no-answer'],
  ['the server refused it', refusal(409, 'CELL_CHANGED'), null],
  ['something is wrong here', new Error('a bug'), null],
])('when %s, then a save is kept for the right reason', (_what, error, why) => {
  expect(unsentReason(error)).toBe(why);
});
