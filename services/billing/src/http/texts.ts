/** Messages for administrators in billing's responses, verbatim from the specification; errors have their own messages. */
export const texts = {
  granted: 'Manual trial granted successfully',
  extended: 'Manual trial extended successfully',
  revoked: 'Manual trial revoked successfully',
} as const;
