/** What a screen needs to show a player: the name, up to three initials and the hex colour the group gave them. */
export interface PlayerLook {
  /** A row has it in `data-player`, for code that looks up a player's row. */
  id?: string | undefined;
  name: string;
  initials: string;
  color: string;
  /** URL of the photo of this player's account; without it, the initials are shown. */
  photo?: string | undefined;
  /** The reader's own player: it comes first and is called "you". */
  isMe?: boolean | undefined;
}

/** The reader first, the others in their given order. */
export const meFirst = <Shown extends { readonly isMe?: boolean | undefined }>(players: readonly Shown[]): readonly Shown[] =>
  [...players].sort((one, other) => Number(other.isMe ?? false) - Number(one.isMe ?? false));
