import { type Cents, formatDollars } from '@fairshare/golf-rules';

/** "$20", "$1.50": without cents where there are none. */
export const shortDollars = (cents: Cents): string => formatDollars(cents).replace(/\.00$/, '');
