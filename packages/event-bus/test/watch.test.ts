import { Watch } from '../src/kafka/watch';

describe('the watch over a consumer', () => {
  const start = () => {
    let now = 0;
    const watch = new Watch('games.groups', 60_000, () => now);
    return { watch, advance: (seconds: number) => (now += seconds * 1_000) };
  };

  test('finds no fault while there are signs of life', () => {
    const { watch, advance } = start();
    for (let minute = 0; minute < 5; minute += 1) {
      advance(60);
      watch.accuse();
      expect(watch.fault).toBeNull();
      watch.sign();
    }
  });

  test('finds one when there was none for too long, and none once it goes on', () => {
    const { watch, advance } = start();
    advance(61);
    expect(watch.fault).toBeNull();
    watch.accuse();
    expect(watch.fault).toBe('games.groups: no progress for 61 s');
    watch.sign();
    expect(watch.fault).toBeNull();
  });

  test('what crashed for good stays a fault', () => {
    const { watch } = start();
    watch.crashed('KafkaJSProtocolError: not allowed');
    watch.sign();
    expect(watch.fault).toBe('games.groups: KafkaJSProtocolError: not allowed');
  });
});
