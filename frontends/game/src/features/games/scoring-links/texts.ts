import { timeOfDay } from '../../../shared/dates';
import { LET_IN } from './button-texts';

/** Texts of the sheet of scoring links. */

export const LINKS_HINT = 'A link lets players score this round on their own phones, without an account. It shows points, no money.';
export const NEEDS_SIGNAL = 'Scoring links need signal. Scores can be entered without.';
export const COULD_NOT_MAKE = 'Could not make the scoring link';
export const COULD_NOT_END = 'Could not end the scoring link';

export const MAKE_LINK = 'Make Link';
export const makeLinkFor = (name: string) => `Make link for ${name}`;
export const SHOW = 'Show';
export const showLinkOf = (name: string) => `Show ${name}’s link`;
export const NO_LINK = 'No link yet';
export const NOT_OPENED = 'Not opened yet';
export const openSince = (browser: string | null, at: Date) => `Open in ${browser ?? 'a browser'} since ${timeOfDay(at)}`;

export const asksToBeLetIn = (browser: string | null) => `${browser ?? 'Another browser'} asks to be let in`;
export const letInAs = (name: string) => `${LET_IN}: ${name}`;

export const scoringLinkOf = (name: string) => `${name}’s scoring link`;
export const scoresWithout = (name: string) => `${name} scores on their own phone, without an account. Send it, or let them scan it.`;
export const scanToScore = (name: string) => `Scan to score as ${name}`;
export const invitation = (name: string, round: string) => `${name}, score ${round} with us:`;
export const worksUntil = (end: Date) => `Works until ${end.toLocaleString([], { weekday: 'long', hour: 'numeric', minute: '2-digit' })}, longer with every score.`;
export const LET_ANOTHER_IN = 'Let Another Browser In';
export const END_LINK = 'End Link';
export const ALL_PLAYERS = 'All players';

export const SEND_TO_GROUP = 'Send a link to the group';
export const SEND_TO_GROUP_HINT = 'Whoever opens it picks their name.';
export const BY_PLAYER = 'Or a link for one player';
export const GROUP_LINK = 'Link for the group';
export const GROUP_LINK_HINT = 'Whoever opens it picks their name and scores on their own phone, without an account. Each name is picked once.';
export const SCAN_TO_PICK = 'Scan to pick your name';
export const groupInvitation = (round: string) => `Score ${round} with us. Pick your name:`;
export const END_GROUP_LINK_HINT = 'Once it has ended, whoever picked a name scores on.';
export const ALL_LINKS = 'All links';
