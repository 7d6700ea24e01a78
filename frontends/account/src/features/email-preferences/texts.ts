/** Texts of the email preferences; the messages are from the specification (001, sections 2 and 8). */
export const TEXTS = {
  title: 'Email Preferences',
  loading: 'Loading your email preferences...',
  loadFailed: 'Your email preferences could not be loaded.',
  status: {
    title: 'Marketing Communications',
    subscribed: 'Subscribed',
    unsubscribed: 'Unsubscribed',
    subscribedText: 'You receive news, tips and offers by email.',
    unsubscribedText: 'You receive no marketing emails.',
    consentAt: (date: string) => `Consent given on ${date}`,
    unsubscribedAt: (date: string) => `Unsubscribed on ${date}`,
  },
  essential: {
    title: 'Essential Communications',
    text: 'Emails about your account, security, billing and the service itself are always sent. You cannot unsubscribe from them.',
  },
  unsubscribe: 'Unsubscribe from marketing communications',
  unsubscribeWarning: 'You will get no more news and offers. You may re-subscribe here at any time.',
  update: 'Update Email Preferences',
  updating: 'Updating...',
  subscribe: 'Subscribe to Marketing Communications',
  subscribing: 'Subscribing...',
  resubscribed: { title: 'Preferences Updated', description: 'You have subscribed to marketing communications.' },
  unsubscribedDialog: {
    title: 'Unsubscribed Successfully',
    text: 'You will no longer receive marketing emails. You may re-subscribe here at any time.',
    close: 'Done',
  },
  failed: { title: 'Update failed', fallback: 'Please try again.' },
  contact: 'Questions? Write to',
} as const;
