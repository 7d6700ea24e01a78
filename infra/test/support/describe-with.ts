import { whyNoTool } from '@fairshare/engines';
import { describeUnless } from '@fairshare/testing';

/** A suite that needs a tool: skipped in one clear line where it cannot be had, obligatory with CI set. */
export const describeWith = (tool: keyof typeof whyNoTool, name: string, suite: () => void): void => describeUnless(whyNoTool[tool](), name, suite);
