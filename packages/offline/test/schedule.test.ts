import { type SyncReport, SyncSchedule } from '../src';

const DONE: SyncReport = { sent: 1, conflicts: 0, refused: 0, stopped: null };
const AWAY: SyncReport = { sent: 0, conflicts: 0, refused: 0, stopped: { outcome: 'unreachable', retryAfterMs: null } };

function schedule(sync: () => Promise<SyncReport>) {
  const causes: string[] = [];
  const plan = new SyncSchedule({ sync, onReport: (_report, cause) => void causes.push(cause), onRunning: () => undefined });
  return { plan, causes };
}

describe('the schedule', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('when the connection returns, then a sync runs one second later', async () => {
    const { plan, causes } = schedule(async () => DONE);
    plan.soon();
    await jest.advanceTimersByTimeAsync(999);
    expect(causes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(causes).toEqual(['event']);
  });

  it('when the server is out of reach, then retries pause ever longer', async () => {
    const reports = [AWAY, AWAY, DONE];
    const { plan, causes } = schedule(async () => reports.shift() ?? DONE);
    await plan.now('asked');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(causes).toEqual(['asked', 'retry']);
    await jest.advanceTimersByTimeAsync(3_999);
    expect(causes).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(causes).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(causes).toHaveLength(3);
  });

  it('when the server asks for 30 seconds, then the retry waits as long', async () => {
    const reports: SyncReport[] = [{ ...AWAY, stopped: { outcome: 'unreachable', retryAfterMs: 30_000 } }];
    const { plan, causes } = schedule(async () => reports.shift() ?? DONE);
    await plan.now();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(causes).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(causes).toHaveLength(2);
  });

  it('when syncs are asked for while one runs, then one more follows', async () => {
    let [running, most, runs] = [0, 0, 0];
    const { plan } = schedule(async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return DONE;
    });
    await Promise.all([plan.now(), plan.now(), plan.now('asked')]);
    expect({ most, runs }).toEqual({ most: 1, runs: 2 });
  });
});
