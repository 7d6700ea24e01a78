import { definitionOf, type ExplanationPart, type GameBreakdown, type GameInputs, type HolePart, kindOf, POT_HOLES, type PotName, type PotPart } from '@fairshare/golf-rules';
import { sidePartWords } from './side-part-words';
import type { PartWords } from './words';
import {
  cardDoubled,
  grossAndNet,
  HOLE_INCOMPLETE,
  holeName,
  notInPot,
  notOnHole,
  POT_OUTCOMES,
  POT_TITLES,
  potProgress,
  potVoid,
  SHARE_OF_OTHERS,
  SMALLEST_DEBT,
  strokesWords,
} from '../texts';
import { pointsWords } from '../../../shared/points-words';

/**
 * @param absence the reason why the player does not play all holes, in words
 * @param nameOf resolves the names of players who held a card
 */
export function partWords(part: ExplanationPart, game: GameBreakdown, absence: string | null = null, nameOf: (playerId: string) => string = (id) => id): PartWords {
  const kind = kindOf(game.selection);
  const inputs: GameInputs = kind === null ? {} : definitionOf(kind).inputs;
  switch (part.kind) {
    case 'hole':
      return { title: holeName(part.hole), detail: holeDetail(part, inputs), provisional: null };
    case 'pot':
      return {
        title: POT_TITLES[part.pot],
        detail: potDetail(part, inputs.strokes ?? false),
        provisional: part.provisional ? progressOf(part.pot, game) : null,
      };
    case 'hole-not-played':
      return { title: holeName(part.hole), detail: notOnHole(absence), provisional: null };
    case 'pot-not-played':
      return { title: POT_TITLES[part.pot], detail: notInPot(absence), provisional: null };
    case 'card':
      return {
        title: `${part.card.emoji} ${part.card.name}`,
        detail: part.card.times ? cardDoubled(part.card.times, (part.card.holders ?? []).map(nameOf)) : '',
        provisional: null,
      };
    case 'smallest-debt':
      return { title: SMALLEST_DEBT, detail: '', provisional: null };
    case 'share':
      return { title: SHARE_OF_OTHERS, detail: '', provisional: null };
    case 'side':
      return game.kind === 'side' ? sidePartWords(part, game, nameOf) : { title: '', detail: '', provisional: null };
  }
}

function holeDetail({ strokes, given, net, awards, points, complete }: HolePart, { questions }: GameInputs): string {
  const details = [
    ...(strokes === undefined ? [] : [given === undefined || net === undefined ? strokesWords(strokes) : grossAndNet(strokes, given, net)]),
    ...(questions ?? []).filter(({ key }) => awards?.some((award) => award === key)).map(({ name }) => name),
    pointsWords(points),
    ...(complete ? [] : [HOLE_INCOMPLETE]),
  ];
  return details.join(', ');
}

function progressOf(pot: PotName, game: GameBreakdown): string {
  const counted = game.kind === 'fbt' ? game.pots.find(({ name }) => name === pot)?.countedHoles.length : undefined;
  return potProgress(counted ?? 0, POT_HOLES[pot].length);
}

/** @param isStrokes whether strokes decide the pot, and not points */
function potDetail({ outcome, won, score, missingHoles }: PotPart, isStrokes: boolean): string {
  if (missingHoles) return potVoid(missingHoles);
  if (outcome === 'open') return POT_OUTCOMES.open;
  const scored = isStrokes ? strokesWords(score) : pointsWords(score);
  if (outcome === 'tied') return `${scored}, ${POT_OUTCOMES.tied}`;
  return `${scored}, ${won ? POT_OUTCOMES.won : POT_OUTCOMES.lost}`;
}
