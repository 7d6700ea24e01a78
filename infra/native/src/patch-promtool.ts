import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyModule } from './copy-module';

const MODULE = 'github.com/prometheus/prometheus';
/** What `promtool check config` does beyond its look at rules, of Kubernetes' clients alone. */
const OF_KUBERNETES = [
  `	"${MODULE}/discovery/kubernetes"
`,
  `			case *kubernetes.SDConfig:
				if err := checkTLSConfig(c.HTTPClientConfig.TLSConfig, checkSyntaxOnly); err != nil {
					return nil, nil, err
				}
`,
];

/**
 * Has the sources in this folder built with a promtool that finds no services: rules need none, and the clients of two dozen clouds take four minutes
 * to compile. `plugins/minimum.go` stays, as Prometheus means it. @throws Error when its source is another one than we know
 */
export async function patchPromtool(source: string): Promise<void> {
  const patched = await copyModule(source, MODULE);
  await rm(join(patched, 'plugins', 'plugins.go'));
  const file = join(patched, 'cmd', 'promtool', 'main.go');
  const before = await readFile(file, 'utf8');
  if (!OF_KUBERNETES.every((text) => before.includes(text))) throw new Error(`${MODULE} is not as its patch expects it`);
  await writeFile(
    file,
    OF_KUBERNETES.reduce((text, part) => text.replace(part, ''), before),
  );
}
