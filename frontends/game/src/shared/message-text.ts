import type { PlayerId, GameMessage } from '@fairshare/golf-rules';
import { sideKinds } from './side-kinds';

/** The text of a message about a side game: its own text, else text from the template of its kind. Empty if this release has no template for it. */
export function messageText(kind: string, message: GameMessage, nameOf: (playerId: PlayerId) => string): string {
  if (message.text !== undefined) return message.text;
  const kinds = sideKinds();
  const definition = kinds?.sideKind(kind);
  return kinds && definition ? kinds.renderMessage(definition, message, nameOf) : '';
}
