import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { Groups } from '../groups';
import { keepPicture, violationsOf } from '../look';
import { MainScreen } from '../main-screen';
import type { PreparedGolfer } from '../prepared-golfer';

/** The minimum side length of a touch target. Pixels. */
const TAP_TARGET = 44;

/** The people in the pictures. */
export interface Cast {
  readonly group: string;
  readonly game: string;
  readonly players: readonly string[];
}

/** One device with one cast, on which every screen and dialog is shown. */
export class Stage {
  readonly main: MainScreen;
  readonly groups: Groups;

  constructor(
    readonly page: Page,
    readonly golfer: PreparedGolfer,
    /** Another golfer, with a phone of their own. */
    readonly other: PreparedGolfer,
    readonly cast: Cast,
    /** The name of its picture folder. */
    private readonly device: string,
    /** Rules of axe-core; missing: all. */
    private readonly rules?: readonly string[],
  ) {
    this.main = new MainScreen(page);
    this.groups = new Groups(page);
  }

  /** Runs an action that the page saves as the golfer's choice, and waits until it is saved. Otherwise the save could overwrite the choice of a later call. */
  readonly untilKept = async (choose: () => Promise<void>): Promise<void> => {
    const kept = this.page.waitForResponse((answer) => answer.url().endsWith('/api/user/preferences') && answer.request().method() === 'PUT');
    await choose();
    await kept;
  };

  /** Takes a picture, and checks the rules that every screen must satisfy. */
  readonly look = async (name: string): Promise<void> => {
    await this.page.evaluate(() => document.fonts.ready);
    await keepPicture(this.page, join(this.device, name));
    expect.soft(await violationsOf(this.page, this.rules), `${name}: what axe finds`).toEqual([]);
    expect.soft(await this.page.evaluate(beyondTheEdge), `${name}: beyond the right edge`).toEqual([]);
    expect.soft(await this.page.evaluate(() => document.getAnimations().length), `${name}: moves, although asked not to`).toBe(0);
    expect.soft(await this.page.evaluate(smallTargets, TAP_TARGET), `${name}: too small to tap`).toEqual([]);
  };
}

/** The elements that make the page wider than the screen. */
function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const sticksOut = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5;
  const found = [...document.body.querySelectorAll('*')].filter((element) => sticksOut(element) && ![...element.children].some(sticksOut));
  return [`${scrollWidth - clientWidth} pixels`, ...found.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))];
}

/** Touch targets that are too small. Links within a sentence are exempt, since they are as high as its lines. */
function smallTargets(least: number): string[] {
  const isInSentence = (element: Element) => element.matches('a') && element.closest('p, li, label') !== null;
  // Nine cells of a scorecard must fit the width of a phone, and the next hole is one tap away.
  const isOnCard = (element: Element) => element.closest('td') !== null && /, hole \d+: /.test(element.getAttribute('aria-label') ?? '');
  // Inert elements cannot be tapped.
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1 && element.closest('[inert]') === null;
  /** A row that can be pressed as a whole counts as the target of a small element in it. */
  const isHitAround = (element: Element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, centre, reach] = [x + width / 2, y + height / 2, least / 2 - 1];
    const around = [
      [middle - reach, centre],
      [middle + reach, centre],
      [middle, centre - reach],
      [middle, centre + reach],
    ] as const;
    const own = [element, ...((element as HTMLInputElement).labels ?? [])];
    return around.every(([left, top]) => own.some((part) => part.contains(document.elementFromPoint(left, top))));
  };
  return [...document.querySelectorAll('button, a[href], input')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSmall = width < least - 0.5 || height < least - 0.5;
    if (!isSmall || !isShown(element) || isInSentence(element) || isOnCard(element) || isHitAround(element)) return [];
    const name = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
    return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
  });
}
