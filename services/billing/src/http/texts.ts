/** What administrators read of billing's answers, as the specification has it; refusals say their own. */
export const texts = {
  granted: 'Manual trial granted successfully',
  extended: 'Manual trial extended successfully',
  revoked: 'Manual trial revoked successfully',
} as const;
