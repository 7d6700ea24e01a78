import { timeOfDay } from '../../shared/dates';

/** Texts of the page of a scoring link. */

export const OPENING = 'Opening the round';
export const SCORING = 'Scoring';
export const GAMES = 'Games';
export const STANDINGS = 'Standings';
export const NAV = 'Main';

export const GO_ON_ELSEWHERE = 'Continue in Another Browser';
export const TAKEN = 'This link is open in another browser';
export const openSince = (at: string | null, browser: string | null) => (at === null ? '' : `It is open in ${browser ?? 'a browser'} since ${timeOfDay(at)}.`);
export const goOnHere = (maker: string | null) => `To go on here, tap “${GO_ON_ELSEWHERE}” there, under ${STANDINGS}. Or ask ${maker ?? 'your group'} to let this browser in.`;
export const ASK_TO_BE_LET_IN = 'Ask to Be Let In';
export const askAs = (name: string) => `${ASK_TO_BE_LET_IN} as ${name}`;
export const ASKING = 'Asking...';
export const wasAsked = (maker: string | null) => `${maker ?? 'Your group'} was asked. Keep this page open: it goes on once you are let in.`;
export const ASKED = 'Asked to be let in';
export const NOT_ASKED = 'Could not ask to be let in';

export const youScoreAs = (name: string) => `You score as ${name}`;
export const madeThis = (maker: string | null, group: string) => `${maker ?? `Someone in ${group}`} made this link.`;
export const scoringAs = (name: string, maker: string | null, group: string) => `${youScoreAs(name)}. ${madeThis(maker, group)}`;
export const FIRST_BROWSER = 'The browser you tap in keeps the link. You need no account.';
export const TAKES_OVER = 'Scoring goes on here. The browser that made this link is closed.';
export const scoreAs = (name: string) => `Score as ${name}`;
export const goOnAs = (name: string) => `Continue as ${name}`;
export const insideApp = (browser: string) => `You are in ${browser}`;
export const INSIDE_APP_HINT = 'It may forget this round once you close it. Copy the link and open it in the browser you use, such as Safari or Chrome.';

export const WHO_ARE_YOU = 'Who are you?';
export const PICK_HINT = 'The browser you tap in scores as you. You need no account.';
export const PICK = 'That’s me';
export const pickOf = (name: string) => `That’s me: ${name}`;
export const PICKED = 'Picked already';
export const askLetIn = (maker: string | null) => `Somebody has your name? Tap it, and ask ${maker ?? 'your group'} to let you in.`;
export const NOT_PICKED = 'Could not open the round as this player';

export const OTHER_BROWSER = 'Another browser';
export const OTHER_BROWSER_HINT = 'Score on in another browser of this phone, or on another device. Scores that wait here are sent first.';
export const MAKING_LINK = 'Making the link...';
export const NEW_LINK = 'New Link';
export const openWithin = (until: Date) => `Open this link in the other browser before ${timeOfDay(until)}. It works once, and this browser is closed then.`;
export const HANDING_OVER = 'Continue scoring in another browser';
export const NOT_HANDED_OVER = 'Could not make a link for another browser';
export const HANDED_OVER = 'This browser is closed';
export const HANDED_OVER_HINT = 'Scoring goes on in the other browser. If it is not open there, ask your group for a new link.';
export const ENDED = 'This scoring link has ended';
export const ENDED_HINT = 'Ask your group for a new one.';
export const NO_SIGNAL = 'No signal';
export const NO_SIGNAL_HINT = 'The link has to be opened with signal once. After that you can score without.';
export const NOT_REACHED = 'The round could not be opened';
export const TRY_AGAIN = 'Try Again';
export const notSent = (scores: number) => `${scores === 1 ? '1 score was' : `${scores} scores were`} not sent. ${scores === 1 ? 'It is' : 'They are'} kept on this phone.`;

export const FINISHED = 'The round is finished';
export const FINISHED_HINT = 'Nobody enters scores any more. Ask your group how it came out.';
export const NO_SCORES = 'No scores yet';

export const KEEP_TITLE = 'Keep this round';
export const keepHint = (name: string) => `With an account, this round stays yours: you join the group as ${name}.`;
export const MAKE_ACCOUNT = 'Make an Account';
export const LOG_IN = 'Log In';
export const KEEP = 'Keep It';
export const KEEPING = 'Keeping the round';
export const SCORE_AS_GUEST = 'Score as Guest';
export const SENDING_FIRST = 'Sending scores...';
export const KEEP_NEEDS_SIGNAL = 'This needs signal.';
export const signedInAs = (email: string) => `You are signed in as ${email}.`;
export const KEPT = { title: 'Round kept', description: 'You find it under Groups. This phone needs the scoring link no longer.' } as const;
export const NOT_KEPT = 'The round could not be kept';
