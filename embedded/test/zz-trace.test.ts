import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { FOUR, registerWithTrial, startForTest, startRound } from './support';
test('trace', async () => {
  const platform = await startForTest({});
  const ann = platform.visitor();
  await registerWithTrial(ann);
  const { points } = await startRound(ann);
  const scores = Object.fromEntries(FOUR.map((p, i) => [p, 3 + i]));
  await ann.post(`/api/games/${points.id}/holes/1/scores`, { scores });
  await ann.get(`/api/points-games/${points.id}/payouts?mode=points`);
  await new Promise((r) => setTimeout(r, 1500));
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await ann.post(`/api/games/${points.id}/holes/2/scores`, { scores });
  await new Promise((r) => setTimeout(r, 1000));
  const a = await session.post('Profiler.takePreciseCoverage');
  await ann.get(`/api/points-games/${points.id}/payouts?mode=points`);
  const b = await session.post('Profiler.takePreciseCoverage');
  const files = (c: typeof a) =>
    [
      ...new Set(
        c.result
          .filter(
            (s) =>
              /\/(packages|services|gateway|embedded)\/[^]*\/src\//.test(s.url) &&
              !s.url.includes('node_modules') &&
              s.functions.some((f) => (f.functionName !== '' && f.ranges.some((r) => r.count > 0)) || f.ranges.some((r) => r.count > 0 && r.startOffset > 0)),
          )
          .map((s) => s.url.replace(/.*\/work\/kit\//, '')),
      ),
    ].sort();
  writeFileSync('/tmp/trace-post.txt', files(a).join('\n'));
  writeFileSync('/tmp/trace-payout.txt', files(b).join('\n'));
  await platform.close();
}, 120_000);
