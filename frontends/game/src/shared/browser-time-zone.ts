import { isTimeZone } from '@fairshare/contracts';

/** The values of browsers that hide or do not know their time zone. */
const SAYS_NOTHING = /^(UTC|GMT|Etc\/.*)$/;

/** The IANA time zone that this browser reports; undefined if it reports none, or only UTC. */
export function browserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone !== undefined && isTimeZone(timeZone) && !SAYS_NOTHING.test(timeZone) ? timeZone : undefined;
}
