import { centsToDollars, formatDollars } from '../money';
import { entryOf, type PlayerId } from '../players';
import type { AnySideGame, Figures, GameMessage } from '../side-game';

/** The suffix of the keys of figures that hold money. */
const CENTS = 'Cents';

/**
 * The text of a message, rendered from the template of its kind. In a template `{skins}` is a figure, `{value}` money, `{@winner}` the names of players, and
 * `{skins|skin|skins}` one word or another by how many there are.
 */
export function renderMessage({ words }: Pick<AnySideGame, 'words'>, { code, figures }: GameMessage, nameOf: (playerId: PlayerId) => string): string {
  const template = entryOf(words, code) ?? code;
  return template.replace(/\{(@?)(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, names: string, key: string, one?: string, many?: string) => {
    const figure = entryOf(figures, key);
    if (one !== undefined) return countOf(figure) === 1 ? one : (many ?? '');
    if (names) return (Array.isArray(figure) ? figure : [String(figure ?? '')]).map(nameOf).join(' & ');
    const cents = entryOf(figures, `${key}${CENTS}`);
    return typeof cents === 'number' ? formatDollars(cents) : figureInWords(figure);
  });
}

const countOf = (figure: Figures[string] | undefined): number => (typeof figure === 'object' ? figure.length : Number(figure));

/** Fractions of a skin are rounded to two decimals. */
const figureInWords = (figure: Figures[string] | undefined): string => (typeof figure === 'number' ? String(Math.round(figure * 100) / 100) : String(figure ?? ''));

/** Figures as the API has them: `valueCents` in cents becomes `value` in dollars. */
export const figuresInDollars = (figures: Figures): Record<string, number | string | PlayerId[]> =>
  Object.fromEntries(
    Object.entries(figures).map(([key, figure]) => {
      if (typeof figure === 'number' && key.endsWith(CENTS)) return [key.slice(0, -CENTS.length), centsToDollars(figure)];
      return [key, typeof figure === 'object' ? [...figure] : figure];
    }),
  );
