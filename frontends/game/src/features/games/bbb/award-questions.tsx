import { BBB_AWARDS, NOBODY, playersOn, type Roster } from '@fairshare/golf-rules';
import { meFirst, PlayerBadge, RadioChips, VisuallyHidden } from '@fairshare/ui';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import type { HoleEntry } from '../hole-entry/use-hole-dispute';
import styles from './bbb.module.css';
import { NONE, PICK_ONE, QUESTIONS } from './texts';

interface AwardQuestionsProps {
  players: readonly ShownPlayer[];
  roster: Roster;
  entry: HoleEntry<string>;
  /** One line a question, the players by their initials: where their names stand above. */
  compact?: boolean;
}

/** The three questions of the hole. */
export function AwardQuestions({ players, roster, entry, compact }: AwardQuestionsProps) {
  const shortName = shortNames(players);
  const onHole = playersOn(roster, entry.hole);
  const options = [
    ...meFirst(players)
      .filter(({ id }) => onHole.includes(id))
      .map((player) => ({
        value: player.id,
        label: (
          <>
            {compact ? <PlayerBadge player={player} size="small" decorative /> : <span aria-hidden>{shortName.get(player.id)}</span>}
            <VisuallyHidden>{player.name}</VisuallyHidden>
          </>
        ),
      })),
    { value: NOBODY, label: NONE },
  ];
  return BBB_AWARDS.map((award) => {
    const { name, short, nickname } = QUESTIONS[award];
    return (
      <RadioChips
        key={award}
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
            <span className={styles.nickname}>{nickname}</span>
          </>
        }
        options={options}
        value={entry.valueOf(award)}
        missing={entry.missing.includes(award) && PICK_ONE}
        onValueChange={(taker) => entry.enter(award, taker)}
      />
    );
  });
}
