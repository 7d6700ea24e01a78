/** The kinds of side games, separate from the rules that settle any of them, so that a phone can load the kinds on demand. */

export { SIDE_KINDS, sideKind } from './registry';
export { defaultOptions, optionsInCents, InvalidSideGameError, readOptions, readRoster, optionsInDollars, type SideRoster } from './read';
export { figuresInDollars, renderMessage } from './message-text';
