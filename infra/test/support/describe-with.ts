import { whyNoTool } from '@fairshare/engines';
import { describeUnless } from '@fairshare/testing';

/** A suite that needs a tool. Without it the suite is skipped with a one-line message; with CI set, the tool is mandatory. */
export const describeWith = (tool: keyof typeof whyNoTool, name: string, suite: () => void): void => describeUnless(whyNoTool[tool](), name, suite);
