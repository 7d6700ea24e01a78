import { type ExplanationPart, formatDollars, type GameBreakdown } from '@fairshare/golf-rules';
import { Badge, Money, Note } from '@fairshare/ui';
import { CARDS_WORTH, NO_CARDS_HELD, NOTHING_COUNTS_YET, pointWorth, potWorth, PROVISIONAL } from '../texts';
import { partWords } from './part-words';
import styles from './why.module.css';

interface PartListProps {
  game: GameBreakdown;
  parts: readonly ExplanationPart[];
  /** Why the player does not play all holes, in words. */
  absence: string | null;
  /** What to call a player. */
  nameOf: (playerId: string) => string;
}

/** The holes, pots or cards of a player's net in one game, and what each moved. */
export function PartList({ game, parts, absence, nameOf }: PartListProps) {
  return (
    <>
      <Note>{worthOf(game)}</Note>
      {parts.length === 0 && <Note>{game.kind === 'cards' ? NO_CARDS_HELD : NOTHING_COUNTS_YET}</Note>}
      <ul role="list" className={styles.parts}>
        {parts.map((part, index) => {
          const { title, detail, provisional } = partWords(part, game, absence, nameOf);
          return (
            <li key={index} className={styles.part}>
              <span className={styles.words}>
                {title}{' '}
                {detail && (
                  <Note as="span" data-kind={part.kind}>
                    {detail}
                  </Note>
                )}{' '}
                {provisional && (
                  <Badge variant="warning">
                    {PROVISIONAL}: {provisional}
                  </Badge>
                )}
              </span>
              <Money cents={part.cents} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The rule in one line. */
function worthOf(game: GameBreakdown): string {
  switch (game.kind) {
    case 'points':
      return pointWorth(formatDollars(game.pointValueCents));
    case 'fbt':
      return potWorth(formatDollars(game.fbtValueCents));
    case 'cards':
      return CARDS_WORTH;
  }
}
