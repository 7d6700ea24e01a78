import { type ExplanationPart, formatDollars, type GameBreakdown } from '@fairshare/golf-rules';
import { Badge, Money, Note } from '@fairshare/ui';
import { sideKinds } from '../../../shared/side-kinds';
import { CARDS_WORTH, holeName, NO_CARDS_HELD, NOT_IN_GAME, NOTHING_COUNTS_YET, pointWorth, potWorth, PROVISIONAL } from '../texts';
import { partWords } from './part-words';
import { otherHoles } from './side-part-words';
import styles from './why.module.css';
import type { PartWords } from './words';

interface PartListProps {
  game: GameBreakdown;
  parts: readonly ExplanationPart[];
  /** The reason why the player does not play all holes, in words. */
  absence: string | null;
  /** Resolves a player's name. */
  nameOf: (playerId: string) => string;
}

/** The holes, pots, cards or bets of a player's net in one game, with the amount each moved. */
export function PartList({ game, parts, absence, nameOf }: PartListProps) {
  const lines = linesOf(game, parts, absence, nameOf);
  return (
    <>
      <Note>{worthOf(game)}</Note>
      {lines.length === 0 && <Note>{nothingOf(game)}</Note>}
      <ul role="list" className={styles.parts}>
        {lines.map(({ part, words }, index) => (
          <li key={index} className={styles.part}>
            <PartLine words={words} part={part} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface Line {
  /** Null: it moved no money. */
  readonly part: ExplanationPart | null;
  readonly words: PartWords;
}

/** A side game lists every hole once, even without money: a tie that carries over explains why the next hole is worth more, and a bet consists of its holes. */
function linesOf(game: GameBreakdown, parts: readonly ExplanationPart[], absence: string | null, nameOf: (playerId: string) => string): readonly Line[] {
  const lines = parts.map((part): Line => ({ part, words: partWords(part, game, absence, nameOf) }));
  const isNotInIt = game.kind === 'side' && lines.length === 0 && game.parts.length > 0;
  if (game.kind !== 'side' || isNotInIt) return lines;
  const others = otherHoles(game, nameOf).map(({ hole, words }) => ({ hole, part: null, words: { title: holeName(hole), detail: words, provisional: null } }));
  // Bets over several holes sort first.
  const holeOf = (line: Line & { hole?: number }) => line.hole ?? (line.part?.kind === 'side' && typeof line.part.at === 'number' ? line.part.at : 0);
  return [...lines, ...others].sort((one, other) => holeOf(one) - holeOf(other));
}

function nothingOf(game: GameBreakdown): string {
  if (game.kind === 'cards') return NO_CARDS_HELD;
  return game.kind === 'side' && game.parts.length > 0 ? NOT_IN_GAME : NOTHING_COUNTS_YET;
}

function PartLine({ words: { title, detail, provisional }, part }: { words: PartWords; part: ExplanationPart | null }) {
  return (
    <>
      <span className={styles.words}>
        {title}{' '}
        {detail && (
          <Note as="span" data-kind={part?.kind}>
            {detail}
          </Note>
        )}{' '}
        {provisional && (
          <Badge variant="warning">
            {PROVISIONAL}: {provisional}
          </Badge>
        )}
      </span>
      {part && <Money cents={part.cents} />}
    </>
  );
}

/** The game's rule in one line. */
function worthOf(game: GameBreakdown): string {
  switch (game.kind) {
    case 'points':
      return pointWorth(formatDollars(game.pointValueCents));
    case 'fbt':
      return potWorth(formatDollars(game.fbtValueCents));
    case 'cards':
      return CARDS_WORTH;
    case 'side':
      return sideKinds()?.sideKind(game.gameKind)?.summary ?? '';
  }
}
