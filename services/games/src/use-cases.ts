// All use cases of the games service.
export { createRound } from './commands/create-round';
export { finishRound } from './commands/finish-round';
export { reopenRound } from './commands/reopen-round';
export { deleteGame } from './commands/delete-game';
export { deleteRoundsOfGroup } from './commands/delete-rounds-of-group';
export { listRounds } from './queries/list-rounds';
export { roundsOfGroups } from './queries/rounds-of-groups';
export { getRound } from './queries/get-round';

export { changeRoster } from './commands/change-roster';
export { changeRules } from './commands/change-rules';
export { assignCard } from './commands/assign-card';
export { drawCard } from './commands/draw-card';
export { updateCardValues } from './commands/update-card-values';

export { createTwoNineSixteen } from './commands/create-two-nine-sixteen';
export { getBbbGame } from './queries/get-bbb-game';
export { listHoleGames } from './queries/list-hole-games';
export { changeSettings } from './commands/change-settings';
export { recordHoleScores } from './commands/record-hole-scores';
export { recordBbbHole } from './commands/record-bbb-hole';
export { recordHole } from './commands/record-hole';

export { addSideGame } from './commands/add-side-game';
export { changeSideGame } from './commands/change-side-game';
export { deleteSideGame } from './commands/delete-side-game';
export { getSideGame } from './queries/get-side-game';

export { syncCardAssignment } from './commands/sync-card-assignment';
export { syncHoleCells } from './commands/sync-hole-cells';
export { syncManyHoleCells } from './commands/sync-many-hole-cells';
export { syncHoleScore } from './commands/sync-hole-score';
export { syncHoleScores } from './commands/sync-hole-scores';
export { listConflicts } from './queries/list-conflicts';
export { resolveConflict } from './commands/resolve-conflict';

export { makeSpectatorLink } from './commands/make-spectator-link';
export { revokeSpectatorLink } from './commands/revoke-spectator-link';
export { getSpectatorLink } from './queries/get-spectator-link';
export { watchRound } from './queries/watch-round';

export { listScoringLinks } from './queries/list-scoring-links';
export { makeGroupLink } from './commands/make-group-link';
export { revokeGroupLink } from './commands/revoke-group-link';
export { makeScoringLink } from './commands/make-scoring-link';
export { revokeScoringLink } from './commands/revoke-scoring-link';
export { askScoringLink } from './commands/ask-scoring-link';
export { releaseScoringLink } from './commands/release-scoring-link';
export { previewScoringLink } from './queries/preview-scoring-link';
export { openScoringLink } from './commands/open-scoring-link';
export { handOverGuest } from './commands/hand-over-guest';
export { getGuestRound } from './queries/get-guest-round';
export { guestByCookie } from './queries/guest-by-cookie';
export { whoseCookie } from './queries/whose-cookie';
