/** What the page of a scoring link says. */

export const OPENING = 'Opening the round';
export const SCORING = 'Scoring';
export const GAMES = 'Games';
export const STANDINGS = 'Standings';
export const NAV = 'Main';

export const TAKEN = 'This link is open on another phone';
export const TAKEN_HINT = 'Ask someone in your group to tap “Let another phone in”. Then try again.';
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
