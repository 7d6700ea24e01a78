/** The app's current location. */
export interface Location {
  pathname: string;
  /** With its leading `?`, or empty. */
  search: string;
  /** With its leading `#`, or empty. */
  hash: string;
}
