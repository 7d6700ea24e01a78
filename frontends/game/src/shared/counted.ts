/** "Ann", "Ann and Ben", "Ann, Ben and Cal". */
export const listed = (words: readonly string[]): string => (words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** "1 round", "2 rounds". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
