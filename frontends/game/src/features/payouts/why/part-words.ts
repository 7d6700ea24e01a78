import type { ExplanationPart, HolePart, PotPart } from '@fairshare/golf-rules';
import {
  AWARD_NAMES,
  HOLE_INCOMPLETE,
  holeName,
  pointsWords,
  POT_OUTCOMES,
  POT_TITLES,
  SHARE_OF_OTHERS,
  SMALLEST_DEBT,
  strokesWords,
} from '../texts';

/** What moved a player's net, in words: "Hole 4", "3 strokes, 5 points". */
export interface PartWords {
  readonly title: string;
  readonly detail: string;
  readonly provisional: boolean;
}

/** @param isStrokes whether pots are decided by strokes (2/9/16) or by points (BBB) */
export function partWords(part: ExplanationPart, isStrokes: boolean): PartWords {
  switch (part.kind) {
    case 'hole':
      return { title: holeName(part.hole), detail: holeDetail(part), provisional: false };
    case 'pot':
      return { title: POT_TITLES[part.pot], detail: potDetail(part, isStrokes), provisional: part.provisional };
    case 'card':
      return { title: `${part.card.emoji} ${part.card.name}`, detail: '', provisional: false };
    case 'smallest-debt':
      return { title: SMALLEST_DEBT, detail: '', provisional: false };
    case 'share':
      return { title: SHARE_OF_OTHERS, detail: '', provisional: false };
  }
}

function holeDetail({ strokes, awards, points, complete }: HolePart): string {
  const details = [
    ...(strokes === undefined ? [] : [strokesWords(strokes)]),
    ...(awards ?? []).map((award) => AWARD_NAMES[award]),
    pointsWords(points),
    ...(complete ? [] : [HOLE_INCOMPLETE]),
  ];
  return details.join(', ');
}

function potDetail({ outcome, won, score }: PotPart, isStrokes: boolean): string {
  if (outcome === 'open') return POT_OUTCOMES.open;
  const scored = isStrokes ? strokesWords(score) : pointsWords(score);
  if (outcome === 'tied') return `${scored}, ${POT_OUTCOMES.tied}`;
  return `${scored}, ${won ? POT_OUTCOMES.won : POT_OUTCOMES.lost}`;
}
