/** Texts of the trial welcome; the messages are from the specification (001, sections 2 and 8). */
export const TEXTS = {
  title: (productName: string) => `Welcome to ${productName}!`,
  lead: {
    free_trial: '7 days free, no card needed. Score your next round with everything included.',
    later: 'You have access already. A plan begins, and is charged, when that ends.',
    today: 'You have had your free trial. Choose a plan to score your next round.',
    none: 'You have a plan, with everything included.',
  },
  start: (productName: string) => `Start Using ${productName} Now`,
  starting: 'Starting Your Trial...',
  noCard: 'No charge, no card. The trial ends by itself.',
  orSubscribe: 'Or choose a plan now and keep playing after the trial',
  subscribe: 'Choose a plan',
  freeFirst: '7 days free first',
  open: (productName: string) => `Open ${productName}`,
  manage: 'Manage Subscription',
  failed: { title: 'Failed to start trial', fallback: 'Please try again or contact support.' },
} as const;
