import { type Cents, formatDollars } from '@fairshare/golf-rules';

/** "$20", "$1.50": cents only if there are any. */
export const shortDollars = (cents: Cents): string => formatDollars(cents).replace(/\.00$/, '');
