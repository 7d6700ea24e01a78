import { isRunning } from '@fairshare/engines';
import { ENGINE_START, describeOnEngines } from '@fairshare/testing';
import { faults } from './suites/faults';
import { rollouts } from './suites/rollouts';
import { twoInstances } from './suites/two-instances';
import { startForTest, type PlatformUnderTest } from './support/start';

/** The platform as processes: started once, then tested by several suites. */
describeOnEngines(['kafka', 'mongo', 'redis'], 'the platform as processes', () => {
  let running: PlatformUnderTest | undefined;
  const platform = (): PlatformUnderTest => {
    if (!running) throw new Error('the platform is not running');
    return running;
  };
  beforeAll(async () => {
    running = await startForTest();
  }, ENGINE_START);
  afterAll(async () => {
    const pids = running?.pids() ?? [];
    const codes = await running?.stopProcesses();
    await running?.close();
    expect(new Set(codes)).toEqual(new Set([0]));
    expect(pids.filter(isRunning)).toEqual([]);
  }, ENGINE_START);

  describe('two instances of a service', () => twoInstances(platform));
  describe('a rollout', () => rollouts(platform));
  describe('under load', () => faults(platform));
});
