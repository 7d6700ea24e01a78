import { Button, Dialog } from '@fairshare/ui';
import { timeOfDay } from '../../../shared/dates';
import styles from './changed-hole-dialog.module.css';
import { CHANGED_DESCRIPTION, changedTitle, KEEP_THEIRS, MINE, NOTHING_ENTERED, THEIRS, USE_MINE } from './differing-texts';
import type { CellWords } from './hole-inputs';
import type { HoleConflict } from './use-hole-entry';

interface ChangedHoleDialogProps extends CellWords {
  conflict: HoleConflict;
  onChoose: (choice: 'theirs' | 'mine') => void;
  onPostpone: () => void;
}

/** Shows both values of every cell that another golfer changed meanwhile. Closing it loses neither. */
export default function ChangedHoleDialog({ conflict, nameOf, wordsFor, onChoose, onPostpone }: ChangedHoleDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onPostpone()}
      title={changedTitle(conflict.hole)}
      description={CHANGED_DESCRIPTION}
      size="small"
      footer={
        <>
          <Button onClick={() => onChoose('theirs')}>{KEEP_THEIRS}</Button>
          <Button variant="primary" onClick={() => onChoose('mine')}>
            {USE_MINE}
          </Button>
        </>
      }
    >
      <table className={styles.values}>
        <thead>
          <tr>
            <td />
            <th scope="col" className={styles.side}>
              {THEIRS}
            </th>
            <th scope="col" className={styles.side}>
              {MINE}
            </th>
          </tr>
        </thead>
        <tbody>
          {conflict.cells.map(({ cell, theirs, mine, at }) => (
            <tr key={cell}>
              <th scope="row">{nameOf(cell)}</th>
              <td>
                <span className={styles.value}>{wordsFor(theirs)}</span>
                <time className={styles.time} dateTime={at}>
                  {timeOfDay(at)}
                </time>
              </td>
              <td>
                <span className={styles.value}>{mine === null ? NOTHING_ENTERED : wordsFor(mine)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
