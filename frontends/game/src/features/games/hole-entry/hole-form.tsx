import { ChevronLeftIcon, ChevronRightIcon, IconButton, SaveStatus } from '@fairshare/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './hole-form.module.css';
import { waitingOnHole } from '../../../session/offline/texts';
import { HOLE, NOT_SAVED_YET, ONE_HOLE_BACK, ONE_HOLE_ON, PARTLY_ENTERED } from './texts';
import type { HoleStatus } from './use-hole-cells';

interface HoleFormProps {
  form: RefObject<HTMLFormElement | null>;
  hole: number;
  /** The round's holes as they are played. */
  order: readonly number[];
  onHole: (hole: number) => void;
  status: HoleStatus;
  /** Number of the hole's entries that are on this phone only. */
  waiting?: number;
  /** Called on Enter after the last field; does the same as the screen's main button. */
  onSubmit: () => void;
  /** A visible label of the entries. Screen readers get it from the fields. */
  label?: string | undefined;
  /** Set when nothing can be entered: the reason, shown below the entries. */
  closed?: ReactNode;
  /** A notice that appears while the hole is open; a line is reserved for it. */
  notice: ReactNode;
  children: ReactNode;
}

/** The hole number between the buttons to the previous and the next hole, a status line, and the entries below. */
export function HoleForm({ form, hole, order, onHole, status, waiting = 0, onSubmit, label, closed, notice, children }: HoleFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(hole);
  const place = order.indexOf(hole);
  const [before, after] = [order[place - 1], order[place + 1]];

  useEffect(() => {
    if (shown.current === hole) return;
    shown.current = hole;
    heading.current?.scrollIntoView({ block: 'nearest' });
    if (form.current && hasKeyboard(form.current)) firstField(form.current)?.focus();
  }, [form, hole]);

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      data-undisturbed
      onKeyDown={enterGoesOn}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles.top}>
        <header className={styles.header}>
          <IconButton
            variant="outlined"
            className={styles.arrow}
            label={ONE_HOLE_BACK}
            icon={<ChevronLeftIcon aria-hidden />}
            disabled={before === undefined}
            onClick={() => before !== undefined && onHole(before)}
          />
          <h2 ref={heading} className={styles.hole} aria-live="polite">
            <span className={styles.word}>{HOLE}</span>{' '}
            <span className={styles.number} translate="no">
              {hole}
            </span>
          </h2>
          <IconButton
            variant="outlined"
            className={styles.arrow}
            label={ONE_HOLE_ON}
            icon={<ChevronRightIcon aria-hidden />}
            disabled={after === undefined}
            onClick={() => after !== undefined && onHole(after)}
          />
        </header>
        <div className={styles.line}>
          {label && (
            <span className={styles.label} aria-hidden>
              {label}
            </span>
          )}
          <div className={styles.notice}>{notice}</div>
          <div className={styles.status}>
            <SaveStatus state={(status === 'saved' && waiting === 0) || status === 'saving' ? status : 'idle'} />
            {status === 'saved' && waiting > 0 && <span>{waitingOnHole(waiting)}</span>}
            {status === 'unsaved' && <span>{NOT_SAVED_YET}</span>}
            {status === 'partial' && <span>{PARTLY_ENTERED}</span>}
          </div>
        </div>
      </div>
      <fieldset className={styles.entries} disabled={Boolean(closed)}>
        <div className={styles.asked}>{children}</div>
      </fieldset>
      {closed}
    </form>
  );
}

/** Whether the golfer uses a keyboard: then the focus moves to the next hole's first field. On a touch screen that would open the on-screen keyboard. */
function hasKeyboard(form: HTMLFormElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return false;
  return focused instanceof HTMLInputElement || !form.contains(focused);
}

function firstField(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[inputmode]') ?? form.querySelector<HTMLInputElement>('input:checked') ?? form.querySelector('input');
}

/** Enter moves the focus from player to player, then to an unanswered question. After that it saves, and then goes to the next hole. */
function enterGoesOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (event.repeat) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[inputmode]')];
  const next = event.target.type === 'radio' ? null : (fields[fields.indexOf(event.target) + 1] ?? firstUnanswered(event.currentTarget));
  if (next) next.focus();
  else event.currentTarget.requestSubmit();
}

const firstUnanswered = (form: HTMLFormElement): HTMLInputElement | null =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].find((radio) => !radio.closest('fieldset')?.querySelector(':checked')) ?? null;
