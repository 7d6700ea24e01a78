import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the internet: not loopback, private, link-local, or set aside for anything else. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';
