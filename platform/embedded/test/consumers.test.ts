import { kindsConsumedBy, SERVICE_NAMES, type ServiceName } from '@fairshare/contracts';
import { startForTest } from './support';

describe('the consumers of all services', () => {
  const consumed = new Map<ServiceName, string[]>();
  let platform: Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => {
    platform = await startForTest({
      wrapBus: (service, bus) => ({
        ...bus,
        consume(consumer) {
          consumed.set(service, [...(consumed.get(service) ?? []), consumer.name].sort());
          bus.consume(consumer);
        },
      }),
    });
  });
  afterAll(() => platform.close());

  it.each(SERVICE_NAMES)('when %s starts, then it consumes the kinds that PUBLICATIONS lists', (service) => {
    expect(consumed.get(service)).toEqual(
      kindsConsumedBy(service)
        .map((kind) => `${service}.${kind}`)
        .sort(),
    );
  });
});
