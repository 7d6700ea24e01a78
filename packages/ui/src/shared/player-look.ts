/** What a screen needs to show who a player is: the name, up to three initials and the hex colour the group gave them. */
export interface PlayerLook {
  /** A row says by it whose it is, to who looks for a player's. */
  id?: string | undefined;
  name: string;
  initials: string;
  color: string;
  /** URL of the photo of this player's account; without it, the initials are shown. */
  photo?: string | undefined;
  /** The reader's own player: it comes first and is called "you". */
  isMe?: boolean | undefined;
}

/** The reader first, the others as they come. */
export const meFirst = <Shown extends { readonly isMe?: boolean | undefined }>(players: readonly Shown[]): readonly Shown[] =>
  [...players].sort((one, other) => Number(other.isMe ?? false) - Number(one.isMe ?? false));
