import type { Consumer } from '@fairshare/event-bus';
import type { Metrics } from '../core/metrics';

/** Notes how long after its commit each event was handled. */
export function timed(metrics: Metrics, clock: () => Date): (consumer: Consumer) => Consumer {
  const note = metrics.timer('event_lag_seconds', 'Time from the commit of an event to the end of its handling.', ['consumer'], 'slow');
  return (consumer) => ({
    ...consumer,
    async handle(batch) {
      await consumer.handle(batch);
      const now = clock().getTime();
      for (const event of batch.events) note({ consumer: consumer.name }, Math.max(0, now - Date.parse(event.time)) / 1_000);
    },
  });
}
