import type { Locator } from '@playwright/test';
import { dollarsToCents } from '@fairshare/golf-rules';

/** A game in an explanation. Cents, and the sums of each of its lists (holes, pots or cards). */
interface ExplainedGame {
  readonly name: string;
  readonly cents: number;
  readonly lists: readonly number[];
}

/** A player's net, or a direct debt, and the games it consists of. Cents; negative: pays. */
interface Explained {
  readonly cents: number;
  readonly games: readonly ExplainedGame[];
}

const MONEY = String.raw`(even|(?:gets|pays) \$[\d,]+\.\d\d)`;
const NET = new RegExp(String.raw`^- text: .*?${MONEY}"?$`);
const GAME = new RegExp(String.raw`^- button "(.+?) ${MONEY}"`);
const PART = new RegExp(String.raw`^- listitem: .*?${MONEY}"?$`);

/**
 * Opens a payment's card and every game in it, and parses the text.
 * @param named matches the names of the games
 */
export async function explained(card: Locator, named = /^(2\/9\/16|BBB|Card Game)/): Promise<readonly Explained[]> {
  // By key: a click would wait for the end of the opening animation.
  await card.getByRole('button', { name: /See why$/ }).press('Enter');
  const games = card.getByRole('button', { name: named });
  await games.first().waitFor();
  for (const game of await games.all()) await game.press('Enter');
  return read(await card.ariaSnapshot());
}

/** Parses the accessibility tree, line by line: a net, its games, the lists of each, and their parts. */
function read(snapshot: string): readonly Explained[] {
  const nets: { cents: number; games: { name: string; cents: number; lists: number[] }[] }[] = [];
  const lines = snapshot.split('\n').map((text) => text.trim());
  for (const [index, line] of lines.entries()) {
    // An expandable part: its text is one line below.
    const isPart = lines[index - 1] === '- listitem:';
    const [, net] = isPart ? [] : (NET.exec(line) ?? []);
    const [, name, ofGame] = GAME.exec(line) ?? [];
    const [, part] = (isPart ? NET : PART).exec(line) ?? [];
    const game = nets.at(-1)?.games.at(-1);
    if (net !== undefined) nets.push({ cents: centsOf(net), games: [] });
    else if (name !== undefined && ofGame !== undefined) nets.at(-1)?.games.push({ name, cents: centsOf(ofGame), lists: [] });
    else if (/^- list\b(?!item)/.test(line)) game?.lists.push(0);
    else if (part !== undefined && game) game.lists.push((game.lists.pop() ?? 0) + centsOf(part));
  }
  return nets;
}

function centsOf(words: string): number {
  if (words === 'even') return 0;
  const cents = dollarsToCents(Number(words.replace(/^\w+ \$/, '').replaceAll(',', '')));
  return words.startsWith('pays') ? -cents : cents;
}
