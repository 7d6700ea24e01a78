import { whyNoTool } from '@fairshare/native-infrastructure';

/** A suite that needs a tool: skipped in one clear line where it cannot be had, obligatory with CI set. */
export function describeWith(tool: keyof typeof whyNoTool, name: string, suite: () => void): void {
  const missing = whyNoTool[tool]();
  if (missing === null || process.env['CI'] === 'true') return describe(name, suite);
  process.stderr.write(`skipped: ${name}: ${missing}\n`);
  describe.skip(name, suite);
}
