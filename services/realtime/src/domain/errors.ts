import { domainError } from '@fairshare/contracts';

/** The browser subscribed with a key of somebody else, or one that is kept no more: it has to subscribe anew. */
export const UnknownKey = domainError('incomplete', 'UNKNOWN_KEY', 'This browser has subscribed with another key. Turn notifications off and on again');
