import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promtoolBinary } from '@fairshare/engines';
import { createEmbeddedBus } from '@fairshare/event-bus';
import { createApp, createLogger, startService } from '@fairshare/service-kit';
import { openSqlite, type Outbox } from '@fairshare/store';
import { parse } from 'yaml';
import { describeWith } from './support/describe-with';
import { ROOT, fileOf } from './support/files';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
interface Dashboard {
  readonly templating: { readonly list: readonly { readonly name: string; readonly query: string | { readonly query: string } }[] };
  readonly panels: readonly { readonly title: string; readonly description: string; readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[] }[];
}

const rules = (parse(fileOf('infra/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
/** Metrics that other exporters provide; docs/operations.md lists their sources under "Metrics from elsewhere". */
const OF_OTHERS = [
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'kubelet_volume_stats_available_bytes',
  'kubelet_volume_stats_capacity_bytes',
  'kube_cronjob_status_last_successful_time',
  'fairshare_backup_last_success_timestamp_seconds',
];
const dashboard = JSON.parse(fileOf('infra/monitoring/grafana-dashboard.json')) as Dashboard;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.map(({ query }) => (typeof query === 'string' ? '' : query.query)),
];

/** The metrics in an expression: all words that are not a function, a keyword, a label or a text. */
const metricsIn = (expression: string): string[] => [
  ...new Set(
    expression
      .replace(/"[^"]*"/g, '')
      .replace(/\{[^}]*\}/g, '')
      .replace(/\[[^\]]*\]/g, '')
      .replace(/\b(by|without)\s*\([^)]*\)/g, '')
      .replace(/label_values\((\w+), \w+\)/, '$1')
      .match(/[a-z_][a-z0-9_]*(?!\w*\s*\()/g)
      ?.filter((word) => word.includes('_') || word === 'up') ?? [],
  ),
];

/** The metrics that a process really exposes, and those that services and the gateway add by name. */
async function exposed(): Promise<Set<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'fairshare-metrics-'));
  const storage = openSqlite({ file: join(folder, 'games.sqlite') });
  const bus = createEmbeddedBus();
  bus.own('games', storage.log);
  const hosted = await startService({
    name: 'games',
    create: (deps) => ({ app: createApp({ deps, routes: [] }), consumers: [], close: async () => undefined }),
    storage,
    outbox: { depth: async () => 0, pending: async () => [] as { kind: string; id: string }[] } as unknown as Outbox,
    standsOn: { redis: async () => undefined },
    bus: bus.forService(storage.consumers),
    peers: { call: () => Promise.reject(new Error('nobody is asked')), close: async () => undefined },
    verifyUserToken: () => Promise.reject(new Error('nobody calls')),
    internalSecret: 'not needed here',
    logger: createLogger('test', 'silent'),
    ownProcess: false,
  });
  const text = await fetch(`${hosted.url}/metrics`).then((answer) => answer.text());
  await hosted.close();
  await rm(folder, { recursive: true });
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
  return new Set(names.flatMap(({ name, type }) => [name, ...(type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [])]));
}

async function addedByName(): Promise<Set<string>> {
  const names: string[] = [];
  for (const folder of ['gateway', 'services/billing', 'services/games', 'services/groups', 'services/realtime']) {
    for (const file of await readdir(join(ROOT, folder, 'src'), { recursive: true })) {
      if (!file.endsWith('.ts')) continue;
      const source = await readFile(join(ROOT, folder, 'src', file), 'utf8');
      for (const [, kind, name = ''] of source.matchAll(/metrics\.(timer|gauges?|counter)\('(\w+)'/g))
        names.push(name, ...(kind === 'timer' ? [`${name}_bucket`, `${name}_count`] : []));
    }
  }
  return new Set(names);
}

describe('dashboard and alerts', () => {
  test('when dashboard and alerts name a metric, then it exists', async () => {
    const { createMetrics } = await import('@fairshare/service-kit');
    const ofProcess = [...(await createMetrics('test', { process: true }).text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    const known = new Set(['up', ...OF_OTHERS, ...ofProcess, ...(await exposed()), ...(await addedByName())]);
    const named = new Set(expressions.flatMap(metricsIn));

    expect([...named].filter((name) => !known.has(name))).toEqual([]);
    for (const name of [
      'gateway_request_duration_seconds_bucket',
      'http_request_duration_seconds_count',
      'event_lag_seconds_bucket',
      'events_behind',
      'outbox_depth',
      'outbox_overdue',
      'outbox_oldest_age_seconds',
      'dead_letters',
      'events_handled_offset',
      'dependency_up',
      'open_sockets',
      'payment_provider_call_duration_seconds_bucket',
    ]) {
      expect(named).toContain(name);
    }
    expect(metricsIn('sum by (le) (rate(no_such_metric_bucket{a="b_c"}[5m])) > up')).toEqual(['no_such_metric_bucket', 'up']);
  });

  test('when a metric comes from elsewhere, then docs/operations.md says where from', () => {
    const named = new Set(expressions.flatMap(metricsIn));
    expect(OF_OTHERS.filter((name) => !named.has(name) || !fileOf('docs/operations.md').includes(`\`${name}\``))).toEqual([]);
  });

  test.each(rules)('when $alert fires, then it says how bad and what to do', ({ alert, labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
    expect(fileOf('docs/operations.md')).toContain(`| ${alert} |`);
    expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
  });

  test('when there is an alert, then it has a runbook', () => {
    const [, ...sections] = fileOf('docs/runbooks.md').split(/^## /m);
    expect(sections.map((section) => section.split('\n')[0]).sort()).toEqual(rules.map(({ alert }) => alert).sort());
    for (const section of sections) {
      const severity = rules.find(({ alert }) => section.startsWith(`${alert}\n`))?.labels.severity ?? '';
      expect(section.split('\n')[2]?.toLowerCase()).toMatch(new RegExp(`^${severity}\\. `));
      expect([...section.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, lead]) => lead)).toEqual(['Look at', 'Do', 'Over when']);
    }
    const panels = dashboard.panels.map(({ title }) => title);
    expect(panels).toEqual(expect.arrayContaining([...fileOf('docs/runbooks.md').matchAll(/the panel ([A-Z][\w:, ]*?)(?= is | shows | are |\.|$)/gm)].map(([, title]) => title)));
  });

  test.each(dashboard.panels)('when panel $title is shown, then its description and legends say what it shows', ({ description, targets }) => {
    expect(description).not.toBe('');
    for (const { expr, legendFormat } of targets) {
      expect(legendFormat).not.toBe('');
      expect(expr.split('(').length).toBe(expr.split(')').length);
    }
  });
});

/** The first run on a machine compiles promtool. */
const BUILD = 600_000;

describeWith('promtool', 'the rules of alerts', () => {
  test(
    'when the cause of an alert occurs, then the alert fires',
    async () => {
      const promtool = await promtoolBinary();
      const run = (...args: string[]) => execFileSync(promtool, args, { cwd: join(ROOT, 'infra/monitoring'), encoding: 'utf8', stdio: 'pipe' });
      expect(run('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
      expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
      const { tests } = parse(fileOf('infra/monitoring/alerts.test.yml')) as { tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[] };
      const tried = tests.flatMap(({ alert_rule_test: cases }) => cases);
      const alertsOf = (cases: typeof tried) => new Set(cases.map(({ alertname }) => alertname));
      const [fire, keepSilent] = [
        alertsOf(tried.filter(({ exp_alerts: expected }) => expected.length > 0)),
        alertsOf(tried.filter(({ exp_alerts: expected }) => expected.length === 0)),
      ];
      expect(rules.map(({ alert }) => alert).filter((alert) => !fire.has(alert) || !keepSilent.has(alert))).toEqual([]);
    },
    BUILD,
  );
});
