// Separate from the schemas, so that browsers do not load zod.

/** The id of a part of a session's document: `<session>.<letter><number>`. */
export const childId = (sessionId: string, letter: string, number: number): string => `${sessionId}.${letter}${number}`;

const CHILD_ID = /^(.+)\.([a-z]+)\d+$/;

/** The session that a part's id names; null for an id that is no part's. */
export const sessionOfGame = (gameId: string): string | null => CHILD_ID.exec(gameId)?.[1] ?? null;

/** The letter in a part's id, which stands for the kind of game; null for an id that is no part's. */
export const letterOfGame = (gameId: string): string | null => CHILD_ID.exec(gameId)?.[2] ?? null;
