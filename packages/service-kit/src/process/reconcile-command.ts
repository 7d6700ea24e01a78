import type { ConsumerStore } from '@fairshare/store';
import { BadEnvironment } from './environments';
import { dropDeadLetters } from '../read-models/dead-letters';
import type { RunningService } from './start-service';
import type { RepairReport } from './repair';

/** The action that an operator requests with `reconcile`. */
export type ReconcileRequest = { readonly action: 'repair'; readonly rebuild: boolean } | { readonly action: 'list' } | { readonly action: 'drop'; readonly which: string };

const USAGE = 'reconcile takes nothing, --rebuild, --letters, or --drop with the number of a dead letter or "all"';

/** Parses the arguments after the name of the command. @throws BadEnvironment of one line */
export function readReconcileRequest(args: readonly string[]): ReconcileRequest {
  const [option, which] = args;
  if (option === undefined) return { action: 'repair', rebuild: false };
  if (option === '--rebuild' && args.length === 1) return { action: 'repair', rebuild: true };
  if (option === '--letters' && args.length === 1) return { action: 'list' };
  if (option === '--drop' && which !== undefined && args.length === 2) return { action: 'drop', which };
  throw new BadEnvironment(USAGE);
}

export interface Reconcilable {
  readonly service: Pick<RunningService, 'name' | 'repair'>;
  readonly letters: ConsumerStore;
}

/** Runs the requested action and reports its results. @returns whether nothing is left for an operator to resolve @throws Unavailable, StoreAway */
export async function runReconcile({ service, letters }: Reconcilable, request: ReconcileRequest, say: (line: string) => void): Promise<boolean> {
  const repaired = request.action === 'repair' ? await service.repair(request) : null;
  if (repaired) sayRepaired(repaired, say);
  if (request.action === 'drop') say(`${await dropDeadLetters(letters, request.which)} dropped`);
  const left = await letters.deadLetters();
  if (request.action === 'list') for (const { id, at, consumer, subject, reason } of left) say(`${id}  ${at}  ${consumer}  ${subject}: ${reason}`);
  say(left.length === 0 ? `${service.name} has no dead letters` : `${service.name} has dead letters left, ${left.length}: see --letters, give up with --drop`);
  return left.length === 0 && (repaired?.own?.isDone ?? true);
}

function sayRepaired({ projections, letters, own }: RepairReport, say: (line: string) => void): void {
  for (const [kind, { repaired, lowered, failures }] of projections) {
    say(`${kind}: ${repaired + lowered === 0 ? 'nothing differed from their owner' : `${repaired} brought up to their owner`}`);
    if (lowered > 0) say(`${kind}: ${lowered} taken back to what their owner has: it is older than what was known of it`);
    for (const [id, failure] of failures) say(`${kind} ${id}: ${failure}`);
  }
  for (const { letter, failure } of letters) say(`dead letter ${letter.id}, ${letter.subject}: ${failure === null ? 'handled' : `left, ${failure}`}`);
  own?.lines.forEach(say);
}
