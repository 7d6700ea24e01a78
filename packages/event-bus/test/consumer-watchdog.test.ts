import { ConsumerWatchdog } from '../src/kafka/consumer-watchdog';

describe('the watch over a consumer', () => {
  const start = () => {
    let now = 0;
    const watch = new ConsumerWatchdog('games.groups', 60_000, () => now);
    return { watch, advance: (seconds: number) => (now += seconds * 1_000) };
  };

  test('when a consumer makes progress every 60 s, then there is no fault', () => {
    const { watch, advance } = start();
    for (let minute = 0; minute < 5; minute += 1) {
      advance(60);
      watch.checkForStall();
      expect(watch.fault).toBeNull();
      watch.progressed();
    }
  });

  test('when there is no progress for 61 s, then a fault is found', () => {
    const { watch, advance } = start();
    advance(61);
    expect(watch.fault).toBeNull();
    watch.checkForStall();
    expect(watch.fault).toBe('games.groups: no progress for 61 s');
    watch.progressed();
    expect(watch.fault).toBeNull();
  });

  test('when a consumer has crashed permanently, then the fault stays, also after progress', () => {
    const { watch } = start();
    watch.crashed('KafkaJSProtocolError: not allowed');
    watch.progressed();
    expect(watch.fault).toBe('games.groups: KafkaJSProtocolError: not allowed');
  });
});
