/** An account of the demo. */
export interface DemoUser {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What the account demonstrates. */
  readonly shows: string;
}

const PASSWORD = 'fairshare-demo';

const user = (name: string, firstName: string, lastName: string, shows: string): DemoUser => ({
  email: `${name}@demo.example`,
  password: PASSWORD,
  firstName,
  lastName,
  shows,
});

/** All accounts of the demo. */
export const DEMO_USERS = {
  ann: user('ann', 'Ann', 'Archer', 'annual plan; mid-round with the Saturday Fourball'),
  ben: user('ben', 'Ben', 'Baker', 'free trial; scores the same round'),
  cal: user('cal', 'Cal', 'Cooper', 'manual trial from the administrator'),
  dee: user('dee', 'Dee', 'Dalton', 'trial with a card: becomes a monthly plan'),
  newcomer: user('newcomer', 'Nell', 'Newcomer', 'registered, nothing chosen yet'),
  expired: user('expired', 'Ed', 'Expired', 'free trial over'),
  canceled: user('canceled', 'Cara', 'Cancelled', 'monthly plan cancelled, access until the period ends'),
  pastDue: user('pastdue', 'Pat', 'Pastdue', 'payment failed, retried by the provider'),
  unpaid: user('unpaid', 'Una', 'Unpaid', 'subscription ended unpaid'),
  admin: user('admin', 'Ada', 'Admin', 'administrator: /admin'),
} as const;
