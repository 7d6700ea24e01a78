import { Disclosure, useMedia } from '@fairshare/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import styles from './hole-keys.module.css';

interface HoleKeysProps {
  /** What is entered on the hole: the keys are its own while it has the focus. */
  form: RefObject<HTMLFormElement | null>;
  hole: number;
  /** The round's holes as they are played. */
  order: readonly number[];
  onHole: (hole: number) => void;
}

/** Who has a mouse has a keyboard, and is told what its keys do. */
const AT_A_DESK = '(hover: hover) and (pointer: fine)';

const TITLE = 'Keyboard';
/** Which keys do what; those of the fields are the fields' own. */
const KEYS: ReadonlyArray<{ keys: readonly string[]; does: string }> = [
  { keys: ['1', '…', '9'], does: 'Strokes of the player' },
  { keys: ['↑', '↓'], does: 'One more, one less' },
  { keys: ['←', '→'], does: 'Another player in Bingo Bango Bongo' },
  { keys: ['Enter'], does: 'Next player, then Save Scores, then Next Hole' },
  { keys: ['Page Down', 'Page Up'], does: 'Next hole, the hole before' },
];

/** How many holes on a key leads. */
const HOLES_BY_KEY: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** For who enters a round with a keyboard: keys that lead from hole to hole, and a list of all there are. */
export default function HoleKeys({ form, hole, order, onHole }: HoleKeysProps) {
  const atADesk = useMedia(AT_A_DESK);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = HOLES_BY_KEY[event.key];
    if (by !== undefined) {
      // Within the hole they would only scroll.
      event.preventDefault();
      const to = order[order.indexOf(hole) + by];
      if (to !== undefined) onHole(to);
    } else if (/^\d$/.test(event.key)) typeInField(event.target);
  });
  useEffect(() => {
    const { current } = form;
    const listen = (event: KeyboardEvent) => press(event);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, [form]);
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

/** A number that is typed on one of a field's two buttons is meant for the field: it has the focus before the browser writes the number. */
function typeInField(target: EventTarget | null): void {
  if (target instanceof HTMLButtonElement) target.closest('[role=group]')?.querySelector('input')?.focus();
}
