import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { Groups } from '../groups';
import { keepPicture, violationsOf } from '../look';
import { MainScreen } from '../main-screen';
import type { PreparedGolfer } from '../prepared-golfer';

/** The least side of what a thumb must hit. Pixels. */
const TAP_TARGET = 44;

/** Who is in the pictures. */
export interface Cast {
  readonly group: string;
  readonly game: string;
  readonly players: readonly string[];
}

/** One device with one cast, before which every screen and dialog is brought. */
export class Stage {
  readonly main: MainScreen;
  readonly groups: Groups;

  constructor(
    readonly page: Page,
    readonly golfer: PreparedGolfer,
    /** Somebody else, with a phone of their own. */
    readonly other: PreparedGolfer,
    readonly cast: Cast,
    /** Names the folder of its pictures. */
    private readonly device: string,
    /** Of axe-core; missing: all. */
    private readonly rules?: readonly string[],
  ) {
    this.main = new MainScreen(page);
    this.groups = new Groups(page);
  }

  /** Does something that the page keeps as the golfer's choice, and waits until it is kept: it must not come after what a call then chooses. */
  readonly untilKept = async (choose: () => Promise<void>): Promise<void> => {
    const kept = this.page.waitForResponse((answer) => answer.url().endsWith('/api/user/preferences') && answer.request().method() === 'PUT');
    await choose();
    await kept;
  };

  /** Takes a picture, and holds what it shows to the rules that every screen must keep. */
  readonly look = async (name: string): Promise<void> => {
    await this.page.evaluate(() => document.fonts.ready);
    await keepPicture(this.page, join(this.device, name));
    expect.soft(await violationsOf(this.page, this.rules), `${name}: what axe finds`).toEqual([]);
    expect.soft(await this.page.evaluate(beyondTheEdge), `${name}: beyond the right edge`).toEqual([]);
    expect.soft(await this.page.evaluate(() => document.getAnimations().length), `${name}: moves, although asked not to`).toBe(0);
    expect.soft(await this.page.evaluate(smallTargets, TAP_TARGET), `${name}: too small to tap`).toEqual([]);
  };
}

/** What makes the page wider than the screen. */
function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const sticksOut = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5;
  const found = [...document.body.querySelectorAll('*')].filter((element) => sticksOut(element) && ![...element.children].some(sticksOut));
  return [`${scrollWidth - clientWidth} pixels`, ...found.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))];
}

/** What can be pressed and is smaller than a thumb; links within a sentence are as high as its lines. */
function smallTargets(least: number): string[] {
  const isInSentence = (element: Element) => element.matches('a') && element.closest('p, li, label') !== null;
  // Nine cells of a scorecard are as wide as a phone, and the hole beside is one tap away.
  const isOnCard = (element: Element) => element.closest('td') !== null && /, hole \d+: /.test(element.getAttribute('aria-label') ?? '');
  // What is inert is a picture, and cannot be tapped.
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1 && element.closest('[inert]') === null;
  /** A row that can be pressed as a whole counts for the small thing in it. */
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
