import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './files';
import type { Manifest } from './cluster';

/** The module and type of each kind in kubernetes-models, which is generated from Kubernetes' own API description. */
const TYPES: Readonly<Record<string, string>> = {
  'v1 ConfigMap': 'v1/ConfigMap',
  'v1 Service': 'v1/Service',
  'v1 Secret': 'v1/Secret',
  'apps/v1 Deployment': 'apps/v1/Deployment',
  'apps/v1 StatefulSet': 'apps/v1/StatefulSet',
  'batch/v1 CronJob': 'batch/v1/CronJob',
  'v1 PersistentVolumeClaim': 'v1/PersistentVolumeClaim',
  'autoscaling/v2 HorizontalPodAutoscaler': 'autoscaling/v2/HorizontalPodAutoscaler',
  'networking.k8s.io/v1 Ingress': 'networking.k8s.io/v1/Ingress',
  'networking.k8s.io/v1 NetworkPolicy': 'networking.k8s.io/v1/NetworkPolicy',
  'policy/v1 PodDisruptionBudget': 'policy/v1/PodDisruptionBudget',
};

export const modelOf = ({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): string => `kubernetes-models/${TYPES[`${apiVersion} ${kind}`] ?? 'unknown'}`;

/**
 * The fields and values in manifests that Kubernetes would ignore or reject, as compiler errors: each manifest is written as a literal of its type, so that a
 * misspelt field does not exist in the type.
 */
export function faultsOf(manifests: readonly Manifest[]): string[] {
  const file = join(ROOT, 'infra/test/manifests.generated.ts');
  const source = manifests
    .map(
      (manifest, index) =>
        `import type { I${manifest.kind} as T${index} } from '${modelOf(manifest)}';\nexport const ${manifest.kind}_${index}: T${index} = ${JSON.stringify(manifest, null, 1)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.getSourceFile = (name, ...rest) => (name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest));
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file: of, start }) => {
    const line = of && start !== undefined ? `${of.text.slice(0, start).split('\n').at(-1)}${of.text.slice(start).split('\n')[0]}` : '';
    return `${line.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
