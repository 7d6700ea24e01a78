import { ENVIRONMENTS, variablesOf, type ProcessName, type Variable } from '../src/process/environments';

const PROCESSES = Object.keys(ENVIRONMENTS) as ProcessName[];

/** docs/environment.md: every variable of every process, from the schemas that check them. */
export function environmentMarkdown(): string {
  const readers = new Map<string, { variable: Variable; processes: ProcessName[] }>();
  for (const process of PROCESSES) {
    for (const variable of variablesOf(process)) {
      const known = readers.get(variable.name);
      if (known) known.processes.push(process);
      else readers.set(variable.name, { variable, processes: [process] });
    }
  }
  const rows = [...readers.values()].map(({ variable, processes }) => `| \`${variable.name}\` | ${variable.meaning} | ${defaultOf(variable)} | ${readBy(processes)} |`);
  return `# Environment of each process

Generated from \`packages/service-kit/src/process/environments.ts\` (\`npm run docs -w @fairshare/service-kit\`). Each process validates
its variables at its start, including the rules between them. If any is invalid, the process prints one line with the errors and exits. No secret has
a default.

| variable | meaning | default | read by |
|---|---|---|---|
${rows.join('\n')}

\`npm start\` reads fewer of them (README). \`npm run start:distributed\` sets them for its processes.
`;
}

/** The gateway's port differs from the services'. */
function defaultOf({ name, isRequired, byDefault }: Variable): string {
  if (isRequired) return '**required**';
  if (name === 'PORT')
    return PROCESSES.filter((process) => process === 'auth' || process === 'gateway')
      .map((process) => `\`${variablesOf(process).find((one) => one.name === name)?.byDefault}\``)
      .join(', gateway ');
  return byDefault === null ? '' : `\`${byDefault}\``;
}

function readBy(processes: readonly ProcessName[]): string {
  const missing = PROCESSES.filter((process) => !processes.includes(process));
  if (missing.length === 0) return 'all';
  return missing.length === 1 ? `all but ${missing[0]}` : processes.join(', ');
}
