/** What moved a player's net, in words: "Hole 4", "3 strokes, 5 points". */
export interface PartWords {
  readonly title: string;
  readonly detail: string;
  /** How far a pot is that may still change hands. */
  readonly provisional: string | null;
}

export interface HoleWords {
  readonly hole: number;
  readonly words: string;
}
