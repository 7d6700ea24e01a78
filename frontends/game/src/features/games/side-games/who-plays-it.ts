import type { AnySideGame, SideOptionValue } from '@fairshare/golf-rules';
import { type GameDraft, requestedOptions, sidesOf } from './game-draft';
import { PAIRS_NEED_TWO, SIDE_NEEDS_PLAYERS, takesPlayers, tooFew, tooMany } from './texts';

/** The reason why this number of players cannot play a kind; null: they can. */
export const whyNotPlayable = ({ players: { min, max } }: AnySideGame, count: number): string | null => (count < min ? takesPlayers(min, max) : null);

/** The proposed players: the first ones of the roster, as many as the kind allows. */
export const proposedFor = ({ players: { max } }: AnySideGame, roster: readonly string[]): readonly string[] => roster.slice(0, max);

/** The fault in the choice of players; null: none. */
export function faultOfPlayers(kind: AnySideGame, draft: GameDraft): string | null {
  const { min, max } = kind.players;
  if (draft.players.length < min) return tooFew(min);
  if (draft.players.length > max) return tooMany(max);
  const sides = sidesOf(kind, draft);
  if (!sides) return null;
  const fewest = kind.sides === 'two-pairs' ? 2 : 1;
  if (sides.every(({ length }) => length >= fewest && length <= 2)) return null;
  return fewest === 2 ? PAIRS_NEED_TWO : SIDE_NEEDS_PLAYERS;
}

/** A game in the format of the requests that add and change one; money in dollars. */
export interface GameRequest {
  readonly name: string;
  readonly players: string[];
  readonly sides?: string[][];
  readonly options: Record<string, SideOptionValue>;
}

/** The request for a draft; null: the draft has a fault. */
export function gameRequest(kind: AnySideGame, draft: GameDraft): GameRequest | null {
  const name = draft.name.trim();
  const options = requestedOptions(kind, draft.options);
  if (name === '' || faultOfPlayers(kind, draft) !== null || !areRead(options)) return null;
  const sides = sidesOf(kind, draft)?.map((side) => [...side]);
  return { name, players: [...draft.players], ...(sides && { sides }), options };
}

const areRead = (options: Record<string, SideOptionValue | null>): options is Record<string, SideOptionValue> => Object.values(options).every((value) => value !== null);
