import type { Stored } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { NoSuchPayment } from '../domain/errors';
import type * as payments from '../domain/payment';
import type { Tab, TabLine } from '../domain/tab';
import { showLines, type ShownLine } from './show-lines';
import type { WrittenTab } from '../commands/change-tab';

/** A line that was just written, and its tab. */
export interface WrittenLine {
  readonly shown: ShownLine;
  readonly tab: Stored<Tab>;
}

export async function writtenLine(deps: SettlementDeps, writer: payments.Writing, { tab, older }: WrittenTab, line: TabLine | undefined): Promise<WrittenLine> {
  if (!line) throw new NoSuchPayment();
  const [shown] = await showLines(deps, writer, tab.state, [line], older);
  return { shown: shown as ShownLine, tab };
}
