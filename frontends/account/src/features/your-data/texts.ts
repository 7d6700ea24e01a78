/** The words of the rights people have over the data about them. */
export const TEXTS = {
  title: 'Your Data',
  signIn: 'Sign in to see it',
  download: {
    title: 'Download Your Data',
    text: 'Everything kept about you in one JSON file: your account, preferences and subscription, your groups and all their games.',
    action: 'Download My Data',
    busy: 'Collecting...',
    failed: { title: 'Download failed', fallback: 'Please try again.' },
  },
  remove: {
    title: 'Delete Your Account',
    text: 'For good, and at once:',
    consequences: [
      'You are signed out on every device.',
      'A trial or subscription ends now; what is left of it is not refunded.',
      'Groups with other members stay with them, and so do the scores and the player names in them.',
      'Groups without another member are deleted with all their games.',
    ],
    action: 'Delete My Account',
    question: 'Delete your account?',
    warning: 'This cannot be undone. Download your data first if you want to keep it.',
    password: 'Your password',
    keep: 'Keep Account',
    confirm: 'Delete Account',
    busy: 'Deleting...',
    failed: { title: 'Your account was not deleted', fallback: 'Please try again.' },
    done: { title: 'Account deleted', description: 'Your account and your personal details are gone. Thank you for playing.' },
  },
} as const;
