import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS, readEnvironmentOf, variablesOf } from '@fairshare/service-kit';
import { parse } from 'yaml';
import { build, mayCall, selects, type Container, type Manifest } from './support/cluster';
import { describeWith } from './support/describe-with';
import { FRONTENDS, PROCESSES, ROOT, createEnv, fileOf, type Process } from './support/files';
import { faultsOf, modelOf } from './support/kubernetes-types';

/** The first run on a machine compiles kustomize. */
const BUILD = 300_000;
const ALL = [...PROCESSES, ...FRONTENDS.map((name) => `frontend-${name}`)];
const DEPENDENCIES = { mongo: 27017, kafka: 9092, redis: 6379 } as const;

describeWith('kustomize', 'infra/k8s', () => {
  let cluster: Manifest[];
  let secret: Manifest & { readonly stringData: Readonly<Record<string, string>> };
  beforeAll(async () => {
    cluster = await build('overlays/example');
    secret = JSON.parse(createEnv('--kubernetes')) as typeof secret;
  }, BUILD);

  const all = (kind: string) => cluster.filter((manifest) => manifest.kind === kind);
  const one = (kind: string, name: string): Manifest => {
    const found = all(kind).filter(({ metadata }) => metadata.name === name);
    expect(found).toHaveLength(1);
    return found[0] as Manifest;
  };
  /** All manifests except the kinds of the Prometheus operator. */
  const known = () => cluster.filter(({ apiVersion }) => apiVersion !== 'monitoring.coreos.com/v1');
  const workloads = () => [...all('Deployment'), ...all('StatefulSet')];
  const labelsOf = (name: string) => workloads().find(({ metadata }) => metadata.name === name)?.spec.template.metadata.labels ?? {};
  const containerOf = (name: string) => one('Deployment', name).spec.template.spec.containers[0];

  /** A process's environment as in its pod, and which variables come from the Secret. */
  function environmentOf(process: Process): { environment: Record<string, string>; secrets: string[] } {
    const { env = [], envFrom = [] } = containerOf(process);
    const environment: Record<string, string> = {};
    const secrets: string[] = [];
    for (const { configMapRef } of envFrom) Object.assign(environment, one('ConfigMap', configMapRef.name).data);
    for (const { name, valueFrom } of env) {
      const reference = valueFrom?.secretKeyRef;
      expect(reference?.name).toBe('fairshare');
      if (reference?.optional !== true) expect(secret.stringData).toHaveProperty([reference?.key ?? '']);
      environment[name] = secret.stringData[reference?.key ?? ''] ?? '';
      secrets.push(name);
    }
    return { environment, secrets };
  }

  test(
    'when the manifests are validated, then Kubernetes knows every field of every manifest',
    async () => {
      expect(faultsOf([...known(), secret])).toEqual([]);
      const misspelt = { ...one('Service', 'games'), spec: { ...one('Service', 'games').spec, prots: [] } };
      expect(faultsOf([misspelt as Manifest]).join()).toContain('prots');
      for (const manifest of [...known(), secret]) {
        const models = (await import(modelOf(manifest))) as Record<string, new (data: object) => { validate(): void }>;
        const Model = models[manifest.kind];
        expect(() => Model && new Model(manifest).validate()).not.toThrow();
      }
    },
    BUILD,
  );

  test('when the manifests are built, then one namespace holds all of them', () => {
    expect(new Set(cluster.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['fairshare']));
    for (const folder of ['base', 'dependencies']) {
      const { resources, patches = [] } = parse(fileOf('infra/k8s', folder, 'kustomization.yaml')) as { resources: string[]; patches?: { path: string }[] };
      const files = readdirSync(join(ROOT, 'infra/k8s', folder), { recursive: true })
        .map(String)
        .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
      expect(files.sort()).toEqual([...resources.filter((file) => !file.startsWith('..')), ...patches.map(({ path }) => path)].sort());
    }
  });

  test('when the deployments are listed, then no process or frontend is missing', () => {
    expect(
      all('Deployment')
        .map(({ metadata }) => metadata.name)
        .sort(),
    ).toEqual([...ALL, 'redis', 'mailpit'].sort());
    for (const name of ALL) expect(containerOf(name).image).toBe(`registry.example.org/fairshare/${name}:0.1.0`);
  });

  test.each(PROCESSES)('when %s gets its environment, then it starts with exactly that', (process) => {
    const { environment } = environmentOf(process);

    expect(Object.keys(environment).sort()).toEqual(
      variablesOf(process)
        .map(({ name }) => name)
        .sort(),
    );
    expect(() => readEnvironmentOf(process, environment)).not.toThrow();
  });

  test.each(PROCESSES)('when %s needs secrets, then it gets them by reference', (process) => {
    const { environment, secrets } = environmentOf(process);
    const secretOnes = variablesOf(process)
      .map(({ name }) => name)
      .filter((name) => /SECRET|STRIPE|PASSWORD|MONGODB_URL|REDIS_URL|SMTP_URL/.test(name));

    expect(secrets.sort()).toEqual(secretOnes.sort());
    for (const [name, value] of Object.entries(environment)) if (!secrets.includes(name)) expect(value).not.toMatch(/:[^/@]*@|(sk|rk|whsec|pk)_/);
  });

  test('when gateway and mails name address and product, then they agree', () => {
    const [gateway, auth] = (['gateway', 'auth'] as const).map((name) => environmentOf(name).environment);

    for (const name of ['PUBLIC_URL', 'PRODUCT_NAME', 'SUPPORT_EMAIL']) expect(gateway?.[name]).toBe(auth?.[name]);
  });

  test.each(ALL)('when %s is probed, then port and paths exist', (name) => {
    const container = containerOf(name);
    const portOf = (probe: Container['startupProbe']) => container.ports.find((port) => port.name === probe.httpGet?.port)?.containerPort;
    const expected = name === 'gateway' ? 9090 : name.startsWith('frontend-') ? 8080 : 3000;

    for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) expect(portOf(probe)).toBe(expected);
    expect(container.livenessProbe.httpGet?.path).toBe('/healthz');
    expect(container.startupProbe.httpGet?.path).toBe('/healthz');
    const own = name === 'frontend-shell' ? '/' : `/remotes/${name.replace('frontend-', '')}/mf-manifest.json`;
    expect(container.readinessProbe.httpGet?.path).toBe(name.startsWith('frontend-') ? own : '/readyz');
    if (name === 'gateway') expect(Number(environmentOf('gateway').environment['PROCESS_PORT'])).toBe(expected);
    else if (!name.startsWith('frontend-')) expect(Number(environmentOf(name as Process).environment['PORT'])).toBe(expected);
  });

  test.each([...ALL, 'mongo', 'kafka', 'redis'])('when %s is alive but not ready, then it is waited for', (name) => {
    const { livenessProbe, readinessProbe } = workloads().find(({ metadata }) => metadata.name === name)?.spec.template.spec.containers[0] ?? {};
    const what = (probe: Container['livenessProbe'] | undefined) => JSON.stringify({ ...probe, periodSeconds: 0, timeoutSeconds: 0, failureThreshold: 0 });

    expect(what(livenessProbe)).not.toBe(what(readinessProbe));
  });

  test.each([...ALL, 'mongo', 'kafka', 'redis', 'mailpit'])('when %s runs, then it has no privileges and states its needs', (name) => {
    const { spec } = workloads().find(({ metadata }) => metadata.name === name)?.spec.template ?? {};
    const [container] = spec?.containers ?? [];

    expect(spec?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(spec?.securityContext.runAsUser).toBeGreaterThan(0);
    expect(spec?.automountServiceAccountToken).toBe(false);
    // The broker's image writes its configuration when it starts.
    expect(container?.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
      ...(name === 'kafka' ? {} : { readOnlyRootFilesystem: true }),
    });
    expect(container?.resources).toMatchObject({ requests: { cpu: expect.any(String), memory: expect.any(String) }, limits: { memory: expect.any(String) } });
  });

  test.each(ALL)('when a machine is taken out, then %s survives', (name) => {
    const { spec } = one('Deployment', name);
    const { selector } = one('PodDisruptionBudget', name).spec;
    const scaler = all('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name)?.spec;

    expect(selects(selector, spec.template.metadata.labels)).toBe(true);
    expect(spec.template.spec.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey)).toEqual(['kubernetes.io/hostname', 'topology.kubernetes.io/zone']);
    expect(spec.template.spec.affinity?.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution[0]?.podAffinityTerm).toMatchObject({
      topologyKey: 'kubernetes.io/hostname',
      matchLabelKeys: ['app.kubernetes.io/name', 'pod-template-hash'],
    });
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(25 + 5);
    if (name.startsWith('frontend-')) expect(spec).toHaveProperty('replicas', 2);
    else {
      expect(spec).not.toHaveProperty('replicas');
      expect(scaler?.scaleTargetRef).toMatchObject({ kind: 'Deployment', name });
      expect(scaler?.minReplicas).toBeGreaterThanOrEqual(2);
      expect(scaler?.maxReplicas).toBeGreaterThan(scaler?.minReplicas ?? 0);
    }
  });

  test.each(Object.keys(DEPENDENCIES))('when the machine of %s is emptied, then one instance may go', (name) => {
    const budget = one('PodDisruptionBudget', name).spec;
    expect(selects(budget.selector, labelsOf(name))).toBe(true);
    expect(budget).toMatchObject({ maxUnavailable: 1 });
  });

  test('when a service or the ingress is called, then pods are reached', () => {
    for (const { metadata, spec } of all('Service')) {
      expect(labelsOf(metadata.name)).toMatchObject(spec.selector);
      const ports = workloads().find((workload) => workload.metadata.name === metadata.name)?.spec.template.spec.containers[0].ports ?? [];
      for (const { port, targetPort } of spec.ports) expect(ports).toContainEqual(expect.objectContaining({ name: targetPort, containerPort: port }));
    }
    expect(one('Ingress', 'fairshare').spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service))).toEqual([{ name: 'gateway', port: { name: 'http' } }]);
  });

  test('when pods call each other, then policies allow just that', () => {
    const allowed = new Set<string>(['frontend-admin gateway']);
    for (const process of PROCESSES) {
      const { environment } = environmentOf(process);
      const hosts = Object.entries(environment).flatMap(([name, value]) =>
        name === 'PUBLIC_URL' ? [] : [...value.matchAll(/(?:\/\/|@|^)([a-z-]+):\d+(?=[/,]|$)/g)].map(([, host = '']) => host),
      );
      for (const host of hosts) allowed.add(`${process} ${host}`);
    }
    const ports: Readonly<Record<string, number>> = { ...DEPENDENCIES, mailpit: 1025 };
    const portOf = (name: string) => ports[name] ?? (name === 'gateway' || name.startsWith('frontend-') ? 8080 : 3000);
    const everyone = [...ALL, ...Object.keys(DEPENDENCIES), 'mailpit'];
    const open = everyone.flatMap((from) => everyone.filter((to) => to !== from && mayCall(cluster, labelsOf(from), labelsOf(to), portOf(to))).map((to) => `${from} ${to}`));

    expect(open.sort()).toEqual([...allowed].sort());
    for (const name of everyone) {
      const policies = all('NetworkPolicy').filter(({ spec }) => selects(spec.podSelector, labelsOf(name)));
      expect(new Set(policies.flatMap(({ spec }) => spec.policyTypes))).toEqual(new Set(['Ingress', 'Egress']));
    }
  });

  test('when Prometheus scrapes a process, then it finds the metrics', () => {
    const measured = one('NetworkPolicy', 'be-measured').spec;
    for (const process of PROCESSES) {
      const { annotations, labels } = one('Deployment', process).spec.template.metadata;
      expect(annotations).toMatchObject({ 'prometheus.io/scrape': 'true', 'prometheus.io/path': '/metrics' });
      const port = Number(annotations?.['prometheus.io/port']);
      expect(port).toBe(process === 'gateway' ? 9090 : 3000);
      expect(selects(measured.podSelector, labels) && measured.ingress?.some((rule) => rule.ports?.some((open) => open.port === port))).toBe(true);
    }
  });

  test('when autoscalers scale, then they follow exported metrics', () => {
    const { rules: adapter } = parse(fileOf('infra/monitoring/prometheus-adapter.yml')) as {
      rules: Record<'custom' | 'external', { seriesQuery: string; name: { as: string } }[]>;
    };
    const metricsOf = (name: string) => one('HorizontalPodAutoscaler', name).spec.metrics;
    const named = (name: string) =>
      metricsOf(name).map(({ resource, pods, external }) => resource?.name ?? pods?.metric.name ?? `${external?.metric.name} ${external?.metric.selector.matchLabels['consumer']}`);

    expect(named('gateway')).toEqual(['cpu', 'gateway_request_p95_seconds', 'open_sockets']);
    expect(named('realtime')).toEqual(['cpu', 'open_sockets']);
    expect(named('settlement')).toEqual(['cpu', 'http_request_p95_seconds', 'events_behind settlement.games']);
    for (const name of PROCESSES) {
      for (const { pods, external } of metricsOf(name)) {
        if (pods) expect(adapter.custom.map(({ name: { as } }) => as)).toContain(pods.metric.name);
        if (external) expect(adapter.external.map(({ name: { as } }) => as)).toContain(external.metric.name);
      }
    }
    const dashboard = fileOf('infra/monitoring/grafana-dashboard.json') + fileOf('infra/monitoring/alerts.yml');
    for (const { seriesQuery } of [...adapter.custom, ...adapter.external]) expect(dashboard).toContain(/^\w+/.exec(seriesQuery)?.[0]);
  });

  test('when the Prometheus operator is used, then it gets the same alerts', () => {
    expect((one('PrometheusRule', 'fairshare').spec as unknown as { groups: unknown }).groups).toEqual(
      (parse(fileOf('infra/monitoring/alerts.yml')) as { groups: unknown }).groups,
    );
    const { selector, jobLabel } = one('PodMonitor', 'fairshare').spec as unknown as { selector: Parameters<typeof selects>[0]; jobLabel: string };
    for (const process of PROCESSES) {
      const labels = labelsOf(process);
      expect(selects(selector, labels)).toBe(true);
      expect(labels[jobLabel]).toBe('fairshare');
    }
  });

  test('when the nightly backup runs, then it takes every database', () => {
    const { schedule, jobTemplate } = one('CronJob', 'backup').spec as unknown as {
      schedule: string;
      jobTemplate: { spec: { template: { metadata: { labels: Record<string, string> }; spec: { containers: { command: string[] }[] } } } };
    };
    const { metadata, spec } = jobTemplate.spec.template;
    const script = spec.containers[0]?.command.at(-1) ?? '';

    expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/);
    expect(/for service in ([a-z ]+);/.exec(script)?.[1]).toBe('settlement realtime games groups billing auth');
    expect(mayCall(cluster, metadata.labels, labelsOf('mongo'), DEPENDENCIES.mongo)).toBe(true);
    for (const name of ['kafka', 'redis'] as const) expect(mayCall(cluster, metadata.labels, labelsOf(name), DEPENDENCIES[name])).toBe(false);
    expect(one('PersistentVolumeClaim', 'backup')).toBeDefined();
    expect(fileOf('infra/monitoring/alerts.yml')).toContain('kube_cronjob_status_last_successful_time{cronjob="backup"}');
  });

  test(
    'when the base is built alone, then it has no Secret or StatefulSet',
    async () => {
      const base = await build('base');

      expect(base.filter(({ kind }) => kind === 'Deployment')).toHaveLength(ALL.length);
      expect(base.some(({ kind }) => kind === 'Secret' || kind === 'StatefulSet')).toBe(false);
      expect(SETTINGS.kafkaBrokers.safeParse(/^KAFKA_BROKERS=(.*)$/m.exec(fileOf('infra/k8s/base/config/service.env'))?.[1]).success).toBe(true);
    },
    BUILD,
  );
});
