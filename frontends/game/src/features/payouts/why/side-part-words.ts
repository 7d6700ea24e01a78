import { type Figures, formatDollars, type GameBreakdown, type SidePart } from '@fairshare/golf-rules';
import { messageText } from '../../../shared/message-text';
import { holeName, holesName, MAY_CHANGE, ownFigure, WHOLE_ROUND } from '../texts';
import type { HoleWords, PartWords } from './words';

type SideBreakdown = Extract<GameBreakdown, { kind: 'side' }>;
type NameOf = (playerId: string) => string;

/** Describes a part of a player's net in a side game, in the words of its kind. */
export function sidePartWords(part: SidePart, game: SideBreakdown, nameOf: NameOf): PartWords {
  const { at } = part;
  return {
    title: at === 'round' ? WHOLE_ROUND : typeof at === 'number' ? holeName(at) : holesName(at.holes),
    detail: [messageText(game.gameKind, part, nameOf), ...ownWords(part.own, nameOf)].filter(Boolean).join('; '),
    provisional: part.provisional ? MAY_CHANGE : null,
  };
}

/** The holes that moved no money themselves: those of bets, and those that do not count. */
export function otherHoles(game: SideBreakdown, nameOf: NameOf): readonly HoleWords[] {
  const moved = new Set(game.parts.flatMap(({ at }) => (typeof at === 'number' ? [at] : [])));
  const others = Object.keys(game.outcomes)
    .map(Number)
    .filter((hole) => !moved.has(hole));
  return outcomesOn(game, others, nameOf);
}

const outcomesOn = ({ gameKind, outcomes }: SideBreakdown, holes: readonly number[], nameOf: NameOf): HoleWords[] =>
  holes.flatMap((hole) => {
    const outcome = outcomes[hole];
    return outcome ? [{ hole, words: messageText(gameKind, outcome, nameOf) }] : [];
  });

/** The player's own figures: "score: 4". */
const ownWords = (own: Figures, nameOf: NameOf): string[] => Object.entries(own).map(([key, figure]) => ownFigure(key.replace(/Cents$/, ''), inFigures(key, figure, nameOf)));

function inFigures(key: string, figure: Figures[string], nameOf: NameOf): string {
  if (typeof figure === 'object') return figure.map(nameOf).join(', ');
  if (typeof figure === 'string') return figure;
  return key.endsWith('Cents') ? formatDollars(figure) : String(Math.round(figure * 100) / 100);
}
