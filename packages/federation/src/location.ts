/** Where the app is. */
export interface Location {
  pathname: string;
  /** With its leading `?`, or empty. */
  search: string;
  /** With its leading `#`, or empty. */
  hash: string;
}
