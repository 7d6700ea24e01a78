import { isTimeZone } from '@fairshare/contracts';

/** What browsers say that hide or do not know where they are. */
const SAYS_NOTHING = /^(UTC|GMT|Etc\/.*)$/;

/** The IANA time zone this browser says it is in; undefined where it says none, or nothing but UTC. */
export function browserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone !== undefined && isTimeZone(timeZone) && !SAYS_NOTHING.test(timeZone) ? timeZone : undefined;
}
