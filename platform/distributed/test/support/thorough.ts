/** If a duration is set (see suites/faults.ts), every fault is tested by itself; else only the most important ones, combined where possible. */
export const THOROUGH = process.env['FAULT_SECONDS'] !== undefined;
