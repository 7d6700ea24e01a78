import { domainError } from '@fairshare/contracts';

/** The browser subscribed with another platform's key, or with a deleted one: it has to subscribe again. */
export const UnknownKey = domainError('incomplete', 'UNKNOWN_KEY', 'This browser has subscribed with another key. Turn notifications off and on again');
