import type { EventEnvelope } from '@fairshare/contracts';
import { mergeByAggregate } from '../src/kafka/merge-by-aggregate';
import { readEnvelope, toEnvelope } from '../src/envelope';

function event(id: string, version: number, ...names: string[]): EventEnvelope {
  const record = { topic: 'groups', kind: 'groups', id, version, schema: 1, time: '2026-05-01T08:00:00.000Z', changes: names.map((name) => ({ name })), state: { version } };
  const read = readEnvelope(toEnvelope('groups', record));
  if ('invalid' in read) throw new Error(read.invalid);
  return read.event;
}
const short = (events: readonly EventEnvelope[]) => events.map(({ subject, data }) => `${subject}@${data.version}: ${data.changes.map(({ name }) => name).join(' ')}`);

describe('events of one batch', () => {
  test('when a batch has several events of one aggregate, then they become one', () => {
    const events = [event('g1', 1, 'created'), event('g2', 1, 'created'), event('g1', 2, 'renamed'), event('g1', 3, 'renamed', 'joined')];
    expect(short(mergeByAggregate(events))).toEqual(['g2@1: created', 'g1@3: created renamed renamed joined']);
    expect(mergeByAggregate(events)[1]?.data.state).toEqual({ version: 3 });
  });

  test('when an older record is sent again, then the newest state stays', () => {
    const [bundled] = mergeByAggregate([event('g1', 2, 'renamed'), event('g1', 1, 'created')]);
    expect(bundled).toMatchObject({ id: 'groups/g1/2', data: { version: 2, state: { version: 2 } } });
    expect(short(mergeByAggregate([event('g1', 2, 'renamed'), event('g1', 1, 'created')]))).toEqual(['g1@2: renamed created']);
  });

  test('when events are of different aggregates, then they stay as they are', () => {
    const events = [event('g1', 1, 'created'), event('g2', 1, 'created')];
    expect(mergeByAggregate(events)).toEqual(events);
  });
});
