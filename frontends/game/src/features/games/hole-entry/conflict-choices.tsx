import type { BbbAward } from '@fairshare/golf-rules';
import { resolveConflictMutation } from '@fairshare/api-client';
import type { Conflict } from '@fairshare/contracts';
import { Button } from '@fairshare/ui';
import { timeOfDay } from '../../../shared/dates';
import { useChange } from '../../../shared/use-change';
import { useGolferNames } from './golfer-names';
import styles from './open-conflicts.module.css';
import { COULD_NOT_SETTLE, enteredBy, keepStored, LEAVE_OUT, NOTHING_ENTERED, notPlaced, stands, takeOther } from './differing-texts';

export interface OpenConflictsProps {
  groupId: string;
  /** Those of the hole on the screen. */
  conflicts: readonly Conflict[];
  /** What a cell is called: the player, or the question. */
  nameOf: (cell: string) => string;
  wordsFor: (value: number | string) => string;
  /** Where a record that came without saying for what can be placed. */
  places?: ReadonlyArray<{ readonly award: BbbAward; readonly name: string }>;
}

/** One tap takes the other value, or keeps the one that counts. */
export default function ConflictChoices({ groupId, conflicts, nameOf, wordsFor, places = [] }: OpenConflictsProps) {
  const settle = useChange(resolveConflictMutation(), COULD_NOT_SETTLE, { titled: false });
  const golferName = useGolferNames(groupId, conflicts.length > 0);
  const words = (value: number | string | null | undefined) => (value == null ? NOTHING_ENTERED : wordsFor(value));
  const entered = (what: { by: string; at: string; value: number | string | null } | null) => what && enteredBy(words(what.value), golferName(what.by), timeOfDay(what.at));

  return conflicts.map(({ id, gameId, cell, stored, other, version = 1 }) => {
    const choose = (take: 'stored' | 'other', award?: BbbAward) => settle.mutate({ gameId, conflictId: id, take, award, version });
    const busy = settle.isPending && settle.variables.conflictId === id;
    return (
      <section key={id}>
        {cell === null ? notPlaced(words(other.value)) : stands(nameOf(cell), words(stored?.value), words(other.value))}
        <p className={styles.who}>{[entered(stored), entered(other)].filter(Boolean).join(' · ')}</p>
        <div className={styles.choices}>
          {cell !== null && (
            <Button busy={busy} onClick={() => choose('other')}>
              {takeOther(words(other.value))}
            </Button>
          )}
          {cell === null &&
            other.value !== null &&
            places.map(({ award, name }) => (
              <Button key={award} busy={busy} onClick={() => choose('other', award)}>
                {name}
              </Button>
            ))}
          <Button busy={busy} onClick={() => choose('stored')}>
            {cell === null ? LEAVE_OUT : keepStored(words(stored?.value))}
          </Button>
        </div>
      </section>
    );
  });
}
