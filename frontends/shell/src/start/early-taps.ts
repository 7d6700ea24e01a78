import { nextTask } from '@fairshare/federation/next-task';
import { MAIN_APP_EXPECTED } from '@fairshare/game-frontend/start/page';

/** Set on a control of the frame while a tap on it is pending; the control looks pressed. */
const TAKEN = 'data-taken';

/**
 * The main app's frame in the page's HTML is only a picture of controls. A tap on one of them is shown as pressed at once, and is replayed on the control of
 * the same name once the app has rendered it.
 */
export function keepEarlyTaps(): void {
  const root = document.getElementById('root');
  const frame = document.querySelector('.main-app-frame');
  if (!root || !frame) return;
  /** The control that is pressed and not released yet. */
  let pressed: Element | null = null;
  const taken: Element[] = [];

  const isShown = () => root.querySelector(`[${MAIN_APP_EXPECTED}]`) !== null;
  // The frame is inert, so presses on it fire no events.
  const controlAt = ({ clientX: x, clientY: y }: MouseEvent) =>
    [...frame.querySelectorAll('button')].find((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return x >= left && x < right && y >= top && y < bottom;
    }) ?? null;

  const carryOut = async () => {
    if (isShown()) return;
    for (const control of taken.filter((one) => counterpart(root, one))) {
      taken.splice(taken.indexOf(control), 1);
      control.removeAttribute(TAKEN);
      counterpart(root, control)?.click();
      await nextTask();
    }
  };
  const changes = new MutationObserver(() => void carryOut());
  changes.observe(root, { childList: true, subtree: true });

  document.addEventListener('pointerdown', (event) => {
    pressed = isShown() ? controlAt(event) : null;
    // Something other than the app was rendered, and the golfer is using it.
    if (!isShown()) taken.splice(0).forEach((control) => control.removeAttribute(TAKEN));
  });
  document.addEventListener('click', (event) => {
    const control = pressed;
    pressed = null;
    // The app may have been rendered between press and release. The browser then fires the click on a common ancestor, or on the app's own control.
    if (!control || (isShown() ? controlAt(event) !== control : isControl(event.target))) return;
    control.setAttribute(TAKEN, '');
    taken.push(control);
    void carryOut();
  });
}

const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a') !== null;

const nameOf = (control: Element): string | null => control.getAttribute('aria-label') ?? control.textContent;

const counterpart = (root: Element, control: Element): HTMLButtonElement | undefined => [...root.querySelectorAll('button')].find((one) => nameOf(one) === nameOf(control));
