import { cellOf, NOBODY, playersOn, type Roster } from '@fairshare/golf-rules';
import { meFirst, PlayerBadge, RadioChips, VisuallyHidden } from '@fairshare/ui';
import { askedAs } from '../../../shared/game-cells';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import type { HoleInput } from './hole-inputs';
import styles from './questions.module.css';
import { PICK_ONE } from './questions-texts';
import { NONE } from './texts';
import type { HoleEntry } from './use-hole-entry';

interface QuestionsProps {
  input: Extract<HoleInput, { kind: 'questions' }>;
  players: readonly ShownPlayer[];
  roster: Roster;
  entry: HoleEntry;
  /** One line a question, the players by their initials: where their names stand above. */
  compact?: boolean;
}

/** The questions that a game asks on the hole. */
export function Questions({ input: { game, questions }, players, roster, entry, compact }: QuestionsProps) {
  const shortName = shortNames(players);
  const onHole = playersOn(roster, entry.hole);
  const options = [
    ...meFirst(players)
      .filter(({ id }) => onHole.includes(id))
      .map((player) => ({
        value: player.id,
        label: (
          <>
            <PlayerBadge player={player} size="small" decorative />
            {!compact && (
              <span className={styles.name} aria-hidden>
                {shortName.get(player.id)}
              </span>
            )}
            <VisuallyHidden>{player.name}</VisuallyHidden>
          </>
        ),
      })),
    { value: NOBODY, label: NONE },
  ];
  return questions.map((question) => {
    const { name, short } = askedAs(question);
    const cell = cellOf(game.kind, question.key);
    return (
      <RadioChips
        key={cell}
        compact={compact}
        label={
          <>
            {compact ? (
              <>
                <span>{short}</span>
                <VisuallyHidden>{name.slice(short.length)}</VisuallyHidden>
              </>
            ) : (
              <span>{name}</span>
            )}{' '}
            <span className={styles.nickname}>{question.onCard?.call}</span>
          </>
        }
        options={options}
        value={entry.valueOf(cell) as string | null}
        missing={entry.missing.includes(cell) && PICK_ONE}
        onValueChange={(taker) => entry.enter(cell, taker)}
      />
    );
  });
}
