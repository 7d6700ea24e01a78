/** A part of a player's net, in words: "Hole 4", "3 strokes, 5 points". */
export interface PartWords {
  readonly title: string;
  readonly detail: string;
  /** The progress of a pot that may still change hands. */
  readonly provisional: string | null;
}

export interface HoleWords {
  readonly hole: number;
  readonly words: string;
}
