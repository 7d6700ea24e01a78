import { Disclosure, useMedia } from '@fairshare/ui';
import styles from './hole-keys.module.css';

/** Matches devices with a mouse, which have a keyboard too. */
const AT_A_DESK = '(hover: hover) and (pointer: fine)';

const TITLE = 'Keyboard';
/** The shortcuts. Keys inside a field are handled by the field. */
const KEYS: ReadonlyArray<{ keys: readonly string[]; does: string }> = [
  { keys: ['1', '…', '9'], does: 'Strokes of the player' },
  { keys: ['↑', '↓'], does: 'One more, one less' },
  { keys: ['←', '→'], does: 'Another player in Bingo Bango Bongo' },
  { keys: ['Enter'], does: 'Next player, then Save Scores, then Next Hole' },
  { keys: ['Page Down', 'Page Up'], does: 'Next hole, the hole before' },
];

/** The list of all shortcuts, for golfers who enter a round with a keyboard. */
export default function HoleKeys() {
  const atADesk = useMedia(AT_A_DESK);
  if (!atADesk) return null;
  return (
    <Disclosure summary={TITLE}>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, does }) => (
          <div key={does} className={styles.line}>
            <dt className={styles.names}>{keys.map((key) => (key === '…' ? ' to ' : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
