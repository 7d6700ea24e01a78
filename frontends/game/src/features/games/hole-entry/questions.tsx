import { cellOf, NOBODY, playersOn, type Question, type Roster } from '@fairshare/golf-rules';
import { meFirst, PlayerBadge, RadioChips, VisuallyHidden } from '@fairshare/ui';
import { memo } from 'react';
import { askedAs } from '../../../shared/game-cells';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import type { HoleInput } from './hole-inputs';
import styles from './questions.module.css';
import { PICK_ONE } from './questions-texts';
import { NONE } from './texts';
import { useSteadyEntry } from './use-steady-entry';
import type { HoleEntry } from './use-hole-entry';

interface QuestionsProps {
  input: Extract<HoleInput, { kind: 'questions' }>;
  players: readonly ShownPlayer[];
  roster: Roster;
  entry: HoleEntry;
  /** One line a question, with the players' initials; for screens whose rows show the names above. */
  compact?: boolean;
}

/** The questions of a game on the hole. */
export function Questions({ input: { game, questions }, players, roster, entry, compact }: QuestionsProps) {
  const { hole, missing, valueOf } = entry;
  const enter = useSteadyEntry(entry);
  return questions.map((question) => {
    const cell = cellOf(game.kind, question.key);
    const value = valueOf(cell) as string | null;
    return <AskedQuestion key={cell} {...{ question, cell, players, roster, hole, compact, value, enter }} isMissing={missing.includes(cell)} />;
  });
}

interface AskedQuestionProps extends Pick<QuestionsProps, 'players' | 'roster' | 'compact'> {
  question: Question;
  cell: string;
  hole: number;
  value: string | null;
  isMissing: boolean;
  enter: HoleEntry['enter'];
}

/** Memoised: entering strokes or saving does not render it again. */
const AskedQuestion = memo(function AskedQuestion({ question, cell, players, roster, hole, compact, value, isMissing, enter }: AskedQuestionProps) {
  const shortName = shortNames(players);
  const onHole = playersOn(roster, hole);
  const { name, short } = askedAs(question);
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
  return (
    <RadioChips
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
      value={value}
      missing={isMissing && PICK_ONE}
      onValueChange={(taker) => enter(cell, taker)}
    />
  );
});
