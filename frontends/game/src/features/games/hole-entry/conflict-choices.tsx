import { definitionOf, formatDollars, strokesPlayer, toRoster } from '@fairshare/golf-rules';
import { type BodyOf, resolveConflictMutation } from '@fairshare/api-client';
import type { Conflict } from '@fairshare/contracts';
import { Button, Dialog, Stack } from '@fairshare/ui';
import { askedAs } from '../../../shared/game-cells';
import { timeOfDay } from '../../../shared/dates';
import type { RoundOnPhone } from '../../../shared/round-input';
import { useChange } from '../../../shared/use-change';
import { centsChanged, changesBetween } from '../roster/roster-effects';
import { useGolferNames } from './golfer-names';
import styles from './open-conflicts.module.css';
import { cellOfConflict, type CellWords } from './hole-inputs';
import { COULD_NOT_SETTLE, COUNTS_NOW, didTake, enteredBy, LEAVE_OUT, MOVES_NO_MONEY, moves, NOTHING_ENTERED, notPlaced, whichAnswer } from './differing-texts';

export interface ConflictChoicesProps extends CellWords {
  groupId: string;
  conflicts: readonly Conflict[];
  /** Used to compute how much money a choice moves. */
  round?: RoundOnPhone | null;
  onClose: () => void;
}

type Choice = BodyOf<'POST /api/games/:id/conflicts/:conflictId'>;
type Entered = NonNullable<Conflict['stored']>;

/** Asks which of two values is right, one conflict at a time. Each choice shows who entered it and when; the other value also shows what it would move. */
export default function ConflictChoices({ groupId, conflicts, round, shortNameOf, wordsFor, onClose }: ConflictChoicesProps) {
  const settle = useChange(resolveConflictMutation(), COULD_NOT_SETTLE, { titled: false });
  const golferName = useGolferNames(groupId, true);
  const [conflict] = conflicts;
  if (!conflict) return null;
  const { id, gameId, hole, stored, other, version = 1 } = conflict;
  const cell = cellOfConflict(conflict);
  const words = (value: number | string | null | undefined) => (value == null ? NOTHING_ENTERED : wordsFor(value));
  const who = ({ by, at }: Entered) => enteredBy(golferName(by), timeOfDay(at));
  const choose = (take: 'stored' | 'other', award?: Choice['award']) =>
    settle.mutate({ gameId, conflictId: id, take, award, version }, { onSuccess: () => conflicts.length === 1 && onClose() });
  const busy = settle.isPending && settle.variables.conflictId === id;
  const cents = round && cell !== null && hole !== null ? centsBy(round, hole, cell, other.value) : null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={titleOf(conflict, cell, shortNameOf, words)} size="small">
      {cell === null ? (
        <Stack>
          <p>{notPlaced(words(other.value))}</p>
          <div className={styles.choices}>
            {other.value !== null &&
              placesFor(conflict).map(({ award, name }) => (
                <Button key={award} busy={busy} onClick={() => choose('other', award)}>
                  {name}
                </Button>
              ))}
            <Button busy={busy} onClick={() => choose('stored')}>
              {LEAVE_OUT}
            </Button>
          </div>
        </Stack>
      ) : (
        <div className={styles.choices}>
          <Button className={styles.choice} busy={busy} onClick={() => choose('stored')}>
            <span className={styles.value}>{words(stored?.value)}</span> {stored && <span className={styles.who}>{who(stored)}</span>}{' '}
            <span className={styles.who}>{COUNTS_NOW}</span>
          </Button>
          <Button className={styles.choice} busy={busy} onClick={() => choose('other')}>
            <span className={styles.value}>{words(other.value)}</span> <span className={styles.who}>{who(other)}</span>{' '}
            {cents !== null && <span className={styles.who}>{cents === 0 ? MOVES_NO_MONEY : moves(formatDollars(cents))}</span>}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function titleOf({ hole, stored, other }: Conflict, cell: string | null, nameOf: (cell: string) => string, words: (value: number | string | null | undefined) => string): string {
  if (cell === null) return whichAnswer(hole, null, []);
  const values = [words(stored?.value), words(other.value)];
  return strokesPlayer(cell) === null ? whichAnswer(hole, nameOf(cell), values) : didTake(hole, nameOf(cell), values);
}

/** The money in cents that would change hands in total if a cell of a hole had another value. */
function centsBy(round: RoundOnPhone, hole: number, cell: string, value: number | string | null): number {
  const { entered, players } = round;
  const { [cell]: _was, ...others } = entered.holes[hole] ?? {};
  const roster = round.roster ?? toRoster(players.map(({ id }) => id));
  const after = { ...entered, holes: { ...entered.holes, [hole]: { ...others, ...(value !== null && { [cell]: value }) } } };
  return centsChanged(changesBetween({ ...round, roster }, { ...round, entered: after, roster }));
}

/** The questions to which an award that came without a question can be assigned: those of its game. */
const placesFor = ({ game }: Conflict): ReadonlyArray<{ readonly award: Choice['award']; readonly name: string }> =>
  (game === 'card' || game === 'side' ? [] : (definitionOf(game).inputs.questions ?? [])).map((question) => ({
    award: question.key as Choice['award'],
    name: askedAs(question).name,
  }));
