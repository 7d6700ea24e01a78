import { cellOf, DEFINITIONS, strokesCell } from '@fairshare/golf-rules';
import type { Drafts, HoleDraft } from './hole-draft';

/** Migrates the previous release's drafts, kept by game, to cells of the round. @param prefix of its keys, up to the letter of the game */
export function oldDrafts(prefix: string): Drafts {
  const drafts: Record<number, HoleDraft> = {};
  for (const stored of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const game = DEFINITIONS.find(({ idLetter }) => idLetter !== undefined && stored.slice(prefix.length).startsWith(idLetter));
    if (!game) continue;
    const nameOf = game.inputs.strokes ? strokesCell : (question: string) => cellOf(game.kind, question);
    for (const [hole, draft] of Object.entries(JSON.parse(localStorage.getItem(stored) ?? '{}') as Drafts)) {
      drafts[Number(hole)] = { ...drafts[Number(hole)], ...Object.fromEntries(Object.entries(draft).map(([cell, entry]) => [nameOf(cell), entry])) };
    }
    localStorage.removeItem(stored);
  }
  return drafts;
}
