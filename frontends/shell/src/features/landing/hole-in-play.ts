import { type ExamplePayment, type ExamplePlayer, FIRST_STROKES, resultOf, stepped } from './example-hole';
import { inStrokes, inPoints, NOBODY_PAYS, sentenceOf } from './hole-words';

/** Changed values are animated, so that the eye finds them. Milliseconds. */
const MOVE_MS = 200;

/**
 * Makes the hole in the page's HTML interactive: a press on minus or plus changes a score, and points and payments are updated by the rules. It works on the
 * HTML alone, so that the page does not need the app.
 * @returns a function that stops it
 */
export function playHole(phone: HTMLElement): () => void {
  const strokes = { ...FIRST_STROKES };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-by]') : null;
    const row = button?.closest<HTMLElement>('[data-row]');
    if (!button || !row) return;
    const player = row.dataset['row'] as ExamplePlayer;
    const next = stepped(strokes[player], Number(button.dataset['by']) as 1 | -1);
    if (next === strokes[player]) return;
    strokes[player] = next;
    for (const hint of phone.querySelectorAll<HTMLElement>('[data-hint]')) hint.hidden = true;
    const { points, payments } = resultOf(strokes);
    for (const one of phone.querySelectorAll<HTMLElement>('[data-row]')) {
      const name = one.dataset['row'] as ExamplePlayer;
      write(one, '[data-strokes]', String(strokes[name]));
      write(one, '[data-points]', inPoints(points[name]));
    }
    phone.querySelectorAll<HTMLElement>('[data-payment]').forEach((line, place) => showPayment(line, payments[place]));
    const even = phone.querySelector<HTMLElement>('[data-even]');
    if (even) even.hidden = payments.length > 0;
    const sentences = payments.length === 0 ? [NOBODY_PAYS] : payments.map(sentenceOf);
    write(phone, '[data-told]', [`${player}: ${inStrokes(next)}, ${inPoints(points[player])}`, ...sentences].join('. '));
  };
  phone.addEventListener('click', press);
  return () => phone.removeEventListener('click', press);
}

function showPayment(line: HTMLElement, payment: ExamplePayment | undefined): void {
  line.hidden = payment === undefined;
  if (!payment) return;
  for (const side of ['from', 'to'] as const) {
    write(line, `[data-name=${side}]`, payment[side]);
    const face = line.querySelector<HTMLElement>(`[data-side=${side}]`);
    if (!face) continue;
    face.dataset['player'] = payment[side];
    face.textContent = payment[side].charAt(0);
  }
  write(line, '[data-amount]', payment.amount);
}

function write(within: Element, selector: string, text: string): void {
  const place = within.querySelector(selector);
  if (!place || place.textContent === text) return;
  place.textContent = text;
  if (matchMedia('(prefers-reduced-motion: no-preference)').matches) place.animate([{ opacity: 0, translate: '0 0.35em' }, {}], { duration: MOVE_MS, easing: 'ease-out' });
}
