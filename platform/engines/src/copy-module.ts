import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './tools';

/** Makes the Go sources in this folder use a copy of a module they need, which may then be changed. @returns the copy's folder */
export async function copyModule(source: string, module: string): Promise<string> {
  const { Dir: original } = JSON.parse(await runTool('go', ['mod', 'download', '-json', module], { cwd: source })) as { Dir: string };
  const copy = join(source, 'patched');
  await cp(original, copy, { recursive: true });
  // Downloaded modules are read-only.
  await runTool('chmod', ['-R', 'u+w', copy]);
  await runTool('go', ['mod', 'edit', `-replace=${module}=./patched`], { cwd: source });
  return copy;
}
