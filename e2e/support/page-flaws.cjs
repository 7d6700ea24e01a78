/** Finds visual flaws of a page, for `npm run every-screen` and page-flaws.spec.ts. */

/** Intended exceptions: a part of the complaint, and the reason. */
const INTENDED = [
  { flaw: /^under <ol\S* "/, reason: 'a message of some seconds, with a close button; under-the-thumb.spec.ts says what it may not cover' },
  { flaw: /^small: \d\d×5\d <button\S* "[^"]+, hole \d+: /, reason: 'a cell of the scorecard: nine of them are as wide as a phone, and the hole beside is one tap away' },
  { flaw: /^left out: <span\.part--\S* "/, reason: 'a result of Payouts says as many of its parts as its line has room for, and those whole' },
];

/**
 * @param page of Playwright, in its current state; it is checked at both ends of its scroll range
 * @param touch the minimum size of a touch target, CSS pixels
 * @param apart the minimum distance between targets, CSS pixels
 * @returns {Promise<string[]>} a line for each flaw that is not intended
 */
exports.flawsOf = async function flawsOf(page, { touch = 44, apart = 0 } = {}) {
  const flaws = await page.evaluate(findFlaws, { touch, apart });
  return flaws.filter((flaw) => !INTENDED.some(({ flaw: intended }) => intended.test(flaw)));
};

/** Runs in the page, so it must be self-contained. */
function findFlaws({ touch: TOUCH, apart }) {
  /** Up to this width, touch targets are checked. CSS pixels. */
  const PHONE = 430;
  const PRESSED = 'button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=switch], [role=checkbox], [role=menuitem], [role=tab]';
  const found = new Set();

  /** If a dialog or menu is open, only its content is checked; the rest is behind it. */
  const overlays = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].filter((one) => one.checkVisibility());
  const ground = overlays.at(-1) ?? document.body;
  const stuck = [...ground.querySelectorAll('*')].filter((one) => /fixed|sticky/.test(getComputedStyle(one).position));
  /** A sticky column may contain a bar of its own: then the bar counts as covering the column's content, and the column covers nothing. */
  const bars = stuck.filter((one) => !stuck.some((other) => other !== one && one.contains(other)));
  const barOf = (element) => bars.find((bar) => bar.contains(element));
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('script, style, svg, [inert]');
  const nameOf = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    return `<${element.localName}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''}> "${words}"`;
  };
  const ancestors = (element) => {
    const all = [];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) all.push(one);
    return all;
  };
  const scrolls = (element, axis) => /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`]);
  /** The part of a box that its scrolling and clipping ancestors leave visible; null: none. */
  const shownPart = (rect, element) => {
    let { left, top, right, bottom } = rect;
    for (const around of ancestors(element)) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };
  const meet = (one, other, by) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > by && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;

  const targets = targetsOf();
  const lines = linesOf();
  sticksOut();
  lines.forEach(isCut);
  lines.forEach(isBroken);
  textsOverlap();
  targetsOverlap();
  if (window.innerWidth <= PHONE) targets.forEach(isSmall);
  isCovered();
  return [...found];

  /** The touch targets with their boxes; for a hidden input, its label's box. */
  function targetsOf() {
    return [...ground.querySelectorAll(PRESSED)].flatMap((element) => {
      if (element.type === 'hidden' || !element.checkVisibility({ visibilityProperty: true })) return [];
      const label = element.closest('label');
      const shown = element.matches('input') && label && /^(checkbox|radio|file)$/.test(element.type) ? label : element;
      if (!isSeen(shown) || getComputedStyle(shown).pointerEvents === 'none' || element.closest('[aria-hidden=true]')) return [];
      const box = shown.getBoundingClientRect();
      // Content for screen readers only has a box of one pixel.
      return box.width < 2 || box.height < 2 ? [] : [{ element: shown, box }];
    });
  }

  /** All texts, with the boxes of their lines. */
  function linesOf() {
    const all = [];
    const texts = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || !element || !isSeen(element) || element.closest('option')) continue;
      if (ancestors(element).some((one) => one.clientWidth === 1 && one.clientHeight === 1)) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.length > 0) all.push({ text, element, boxes });
    }
    return all;
  }

  function sticksOut() {
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    if (beyond > 0) found.add(`sticks out ${beyond} px`);
    for (const { element, box } of [...targets, ...lines.flatMap(({ element, boxes }) => boxes.map((line) => ({ element, box: line })))]) {
      if (ancestors(element).some((one) => scrolls(one, 'X'))) continue;
      if (box.right > window.innerWidth + 1 || box.left < -1) found.add(`outside the window: ${nameOf(element)}`);
    }
  }

  /** A text may end in an ellipsis if its full content is in a title or an accessible name. */
  function isCut({ text, element, boxes }) {
    const whole = text.data.trim();
    const isSaid = ancestors(element).some((one) => [one.title, one.getAttribute('aria-label')].some((words) => words?.includes(whole)));
    for (const around of ancestors(element)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(around);
      if (scrolls(around, 'X') || scrolls(around, 'Y')) return;
      if (isSaid && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return;
      const box = around.getBoundingClientRect();
      const isBeside = /hidden|clip/.test(overflowX) && boxes.some(({ left, right }) => right > box.right + 1 || left < box.left - 1);
      // A line's box is higher than its letters.
      const isBelow = /hidden|clip/.test(overflowY) && boxes.some(({ top, bottom, height }) => bottom - height / 4 > box.bottom || top + height / 4 < box.top);
      if (/hidden|clip/.test(overflowY) && boxes.every(({ top, height }) => top + height / 4 >= box.bottom)) {
        found.add(`left out: ${nameOf(element)}`);
        return;
      }
      if (isBeside || isBelow) {
        found.add(`cut: ${nameOf(element)}`);
        return;
      }
    }
  }

  function isBroken({ text }) {
    // URLs and email addresses have no break opportunities.
    if (/:\/\/|@/.test(text.data)) return;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const rows = new Set(parts.map(({ top }) => Math.round(top)));
      const line = ancestors(text.parentElement).find((one) => !/^(inline|contents)$/.test(getComputedStyle(one).display));
      // A word that is longer than a line has to break.
      const fits = parts.reduce((sum, { width }) => sum + width, 0) <= (line?.clientWidth ?? 0);
      if (rows.size > 1 && fits) found.add(`breaks "${word}" in ${nameOf(text.parentElement)}`);
    }
  }

  function textsOverlap() {
    const letters = lines.flatMap(({ text, element, boxes }) =>
      boxes.flatMap(({ left, top, right, bottom, height }) => {
        // The boxes of adjacent lines of a paragraph overlap, so only their middle counts.
        const shown = shownPart({ left, right, top: top + height / 4, bottom: bottom - height / 4 }, element);
        return shown ? [{ text, element, bar: barOf(element), box: shown }] : [];
      }),
    );
    for (const [at, one] of letters.entries())
      for (const other of letters.slice(at + 1))
        if (one.text !== other.text && one.bar === other.bar && meet(one.box, other.box, 1)) found.add(`text on text: ${nameOf(one.element)} and ${nameOf(other.element)}`);
  }

  function targetsOverlap() {
    for (const [at, one] of targets.entries())
      for (const other of targets.slice(at + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (barOf(one.element) !== barOf(other.element)) continue;
        const [first, second] = [shownPart(one.box, one.element), shownPart(other.box, other.element)];
        if (!first || !second) continue;
        if (meet(first, second, 1)) found.add(`target on target: ${nameOf(one.element)} and ${nameOf(other.element)}`);
        else if (apart > 0 && isNear(first, second) && !isInSentence(one.element) && !isInSentence(other.element))
          found.add(`too near: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
  }

  /** A target larger than the minimum size may contain the required distance. */
  function isNear(one, other) {
    const between = (start, end) => {
      const gap = Math.max(one[start], other[start]) - Math.min(one[end], other[end]);
      const room = [one, other].reduce((sum, box) => sum + Math.max(0, (box[end] - box[start] - TOUCH) / 2), 0);
      return { gap, room: gap + room };
    };
    const [across, down] = [between('left', 'right'), between('top', 'bottom')];
    if (across.gap < 0) return down.room < apart - 0.5;
    if (down.gap < 0) return across.room < apart - 0.5;
    return Math.max(across.room, down.room) < apart - 0.5;
  }

  /** Whether the element is a link, or a button that looks like one, within a text. */
  function isInSentence(element) {
    const { display } = getComputedStyle(element);
    const hasWordsBeside = [...(element.parentElement?.childNodes ?? [])].some((beside) => beside.nodeType === Node.TEXT_NODE && beside.data.trim());
    return display === 'inline' || (display.startsWith('inline') && hasWordsBeside);
  }

  /** The line determines the height of targets within a sentence, so they are exempt. */
  function isSmall({ element, box }) {
    if (box.width >= TOUCH - 0.5 && box.height >= TOUCH - 0.5) return;
    if (isInSentence(element)) return;
    // A larger element around the target, or its label, may receive the press.
    const pressed = [element, ...(element.labels ?? [])];
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = TOUCH / 2 - 1;
    const isHit = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return pressed.some((one) => one.contains(hit));
    };
    const wide = width >= TOUCH - 0.5 || (isHit(-reach, 0) && isHit(reach, 0));
    const high = height >= TOUCH - 0.5 || (isHit(0, -reach) && isHit(0, reach));
    if (!wide || !high) found.add(`small: ${Math.round(width)}×${Math.round(height)} ${nameOf(element)}`);
  }

  /** At the end of the page nothing may be covered by a bottom bar, and at its start nothing by a top bar. */
  function isCovered() {
    const before = window.scrollY;
    for (const [end, isOfIt] of [
      [0, (y) => y < window.innerHeight / 2],
      [document.documentElement.scrollHeight, (y) => y >= window.innerHeight / 2],
    ]) {
      window.scrollTo({ top: end, behavior: 'instant' });
      for (const element of new Set([...targets.map(({ element }) => element), ...lines.map((line) => line.element)])) {
        if (barOf(element) || ancestors(element).some((one) => scrolls(one, 'Y') || scrolls(one, 'X'))) continue;
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (y < 0 || y >= window.innerHeight || x < 0 || x >= window.innerWidth || !isOfIt(y)) continue;
        const hit = document.elementFromPoint(x, y);
        const bar = hit && barOf(hit);
        if (bar && !bar.contains(element)) found.add(`under ${nameOf(bar).slice(0, 40)}: ${nameOf(element)}`);
      }
    }
    window.scrollTo({ top: before, behavior: 'instant' });
  }
}
