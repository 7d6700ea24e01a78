import type { PlayerId, Said } from '@fairshare/golf-rules';
import { sideKinds } from './side-kinds';

/** Something said of a side game: as it was said before, else in the words of its kind; empty where this release has no words for it. */
export function saidWords(kind: string, said: Said, nameOf: (playerId: PlayerId) => string): string {
  if (said.text !== undefined) return said.text;
  const kinds = sideKinds();
  const definition = kinds?.sideKind(kind);
  return kinds && definition ? kinds.inWords(definition, said, nameOf) : '';
}
