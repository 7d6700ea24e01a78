import { ConsumerWatchdog } from '../src/kafka/consumer-watchdog';

describe('the watch over a consumer', () => {
  const start = () => {
    let now = 0;
    const watch = new ConsumerWatchdog('games.groups', 60_000, () => now);
    return { watch, advance: (seconds: number) => (now += seconds * 1_000) };
  };

  test('finds no fault while there are signs of life', () => {
    const { watch, advance } = start();
    for (let minute = 0; minute < 5; minute += 1) {
      advance(60);
      watch.checkForStall();
      expect(watch.fault).toBeNull();
      watch.progressed();
    }
  });

  test('finds one when there was none for too long, and none once it goes on', () => {
    const { watch, advance } = start();
    advance(61);
    expect(watch.fault).toBeNull();
    watch.checkForStall();
    expect(watch.fault).toBe('games.groups: no progress for 61 s');
    watch.progressed();
    expect(watch.fault).toBeNull();
  });

  test('what crashed permanently stays a fault', () => {
    const { watch } = start();
    watch.crashed('KafkaJSProtocolError: not allowed');
    watch.progressed();
    expect(watch.fault).toBe('games.groups: KafkaJSProtocolError: not allowed');
  });
});
