const shareOf = (runs: number, share: string | undefined, unsaid: number): number => Math.ceil(runs * Number(share ?? unsaid));

/**
 * How many runs of a property are made, each with other input: all of them in `npm run test:all`, a share in `npm test`
 * (scripts/test-plan.json). The run that follows `npm test` makes only those that exceed its share.
 */
export function runsOf(runs: number): number {
  const [made, wanted] = [shareOf(runs, process.env['PROPERTY_FROM'], 0), shareOf(runs, process.env['PROPERTY_SHARE'], 1)];
  return Math.max(1, wanted - made);
}
