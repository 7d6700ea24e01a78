const shareOf = (runs: number, share: string | undefined, unsaid: number): number => Math.ceil(runs * Number(share ?? unsaid));

/**
 * How many of the runs of a property are made that tries something else in each: all of them in `npm run test:all`, a share in `npm test`
 * (scripts/test-plan.json). What is made after `npm test` is made on top of its share.
 */
export function runsOf(runs: number): number {
  const [made, wanted] = [shareOf(runs, process.env['PROPERTY_FROM'], 0), shareOf(runs, process.env['PROPERTY_SHARE'], 1)];
  return Math.max(1, wanted - made);
}
