/** The kinds of side games, apart from the rules that settle any of them: a phone loads these once it needs them. */

export { SIDE_KINDS, sideKind } from './registry';
export { defaultOptions, optionsInCents, InvalidSideGameError, readOptions, readRoster, optionsInDollars, type SideRoster } from './read';
export { figuresInDollars, renderMessage } from './message-text';
