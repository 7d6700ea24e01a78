// Apart from the schemas: browsers use these, and are spared the library that checks schemas.

/** A part of a session's document is named after it: `<session>.<letter><number>`. */
export const childId = (sessionId: string, letter: string, number: number): string => `${sessionId}.${letter}${number}`;

const HOLE_GAME = /^(.+)\.[pb]\d+$/;

/** The session of a 2/9/16 or BBB game; null for an id that is none of theirs. */
export const sessionOfGame = (gameId: string): string | null => HOLE_GAME.exec(gameId)?.[1] ?? null;
