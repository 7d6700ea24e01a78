export const SIGN_IN_TO_JOIN = {
  title: 'You are invited to a group',
  description: 'Log in to join it. New here? Register first.',
} as const;
export const BAD_LINK = { title: 'This link is not complete', description: 'Please ask for it again, or for the share code.' } as const;
