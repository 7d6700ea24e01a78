/** The words of the trial welcome; the messages are the specification's (001, sections 2 and 8). */
export const TEXTS = {
  title: (productName: string) => `Welcome to ${productName}!`,
  lead: '7 days free, no card needed. Score your next round with everything included.',
  start: (productName: string) => `Start Using ${productName} Now`,
  starting: 'Starting Your Trial...',
  noCard: 'No charge, no card. The trial ends by itself.',
  orSubscribe: 'Or choose a plan now and keep playing after the trial',
  monthly: 'Monthly',
  annual: 'Annual',
  perMonth: 'per month',
  perYear: 'per year',
  failed: { title: 'Failed to start trial', fallback: 'Please try again or contact support.' },
} as const;
