/** Preloaded into a traced process: at each SIGUSR2 it writes the functions that ran since the previous one, as COVERAGE_FILE.<n>.json. */
const { renameSync, writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
let taken = 0;
process.on('SIGUSR2', () => {
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    const file = `${process.env.COVERAGE_FILE}.${taken++}.json`;
    writeFileSync(`${file}.part`, JSON.stringify(result.filter(({ url }) => url.includes('/dist/'))));
    renameSync(`${file}.part`, file);
  });
});
