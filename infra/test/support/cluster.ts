import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { kustomizeBinary } from '@fairshare/engines';
import { parseAllDocuments } from 'yaml';
import { ROOT } from './files';

export interface Labels {
  readonly [label: string]: string;
}

export interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly { readonly key: string; readonly operator: string; readonly values: readonly string[] }[];
}

export interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly tcpSocket?: { readonly port: string };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string; readonly optional?: boolean } };
  }[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly securityContext: object;
}

export interface PodSpec {
  readonly containers: readonly [Container];
  readonly securityContext: { readonly runAsNonRoot: boolean; readonly runAsUser: number };
  readonly automountServiceAccountToken: boolean;
  readonly affinity?: { readonly podAntiAffinity: { readonly preferredDuringSchedulingIgnoredDuringExecution: readonly { readonly podAffinityTerm: object }[] } };
  readonly terminationGracePeriodSeconds?: number;
  readonly topologySpreadConstraints?: readonly { readonly topologyKey: string }[];
}

export interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: object;
}

export interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port: number }[];
}

/** The parts of a manifest that these tests check, for all kinds. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly labels?: Labels };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly selector: Selector & Labels;
    readonly template: { readonly metadata: { readonly labels: Labels; readonly annotations?: Labels }; readonly spec: PodSpec };
    readonly ports: readonly { readonly port: number; readonly targetPort: string }[];
    readonly podSelector: Selector;
    readonly policyTypes: readonly string[];
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
    readonly scaleTargetRef: { readonly kind: string; readonly name: string };
    readonly metrics: readonly {
      readonly resource?: { readonly name: string };
      readonly pods?: { readonly metric: { readonly name: string } };
      readonly external?: { readonly metric: { readonly name: string; readonly selector: { readonly matchLabels: Labels } } };
    }[];
    readonly minReplicas: number;
    readonly maxReplicas: number;
    readonly rules: readonly {
      readonly http: { readonly paths: readonly { readonly backend: { readonly service: { readonly name: string; readonly port: { readonly name: string } } } }[] };
    }[];
  };
}

/** The manifests that kustomize builds from a folder of infra/k8s. */
export async function build(folder: string): Promise<Manifest[]> {
  const text = execFileSync(await kustomizeBinary(), ['build', join(ROOT, 'infra/k8s', folder)], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

export function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([label, value]) => labels[label] === value) &&
    matchExpressions.every(({ key, operator, values }) => operator === 'In' && values.includes(labels[key] ?? ''))
  );
}

/** Whether a policy's rule allows traffic with these pods of the same namespace on a port. */
const admits = (rule: Rule, peers: readonly Peer[] | undefined, labels: Labels, port: number) =>
  (rule.ports ?? []).some((open) => open.port === port) &&
  (peers === undefined || peers.some((peer) => !peer.namespaceSelector && !peer.ipBlock && selects(peer.podSelector ?? {}, labels)));

/** Whether pods with some labels may call pods with other labels on a port: the policies of both sides must allow it. */
export function mayCall(manifests: readonly Manifest[], from: Labels, to: Labels, port: number): boolean {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const of = (labels: Labels, type: string) => policies.filter(({ spec }) => spec.policyTypes.includes(type) && selects(spec.podSelector, labels));
  const out = of(from, 'Egress').some(({ spec }) => (spec.egress ?? []).some((rule) => admits(rule, rule.to, to, port)));
  const into = of(to, 'Ingress').some(({ spec }) => (spec.ingress ?? []).some((rule) => admits(rule, rule.from, from, port)));
  return out && into;
}
