/** The kinds of published aggregates. A kind is also the name of its topic, except for sessions, which share `accounts`, and tabs, which share `settlements`. */
export const AGGREGATE_KINDS = ['accounts', 'sessions', 'billing', 'groups', 'games', 'settlements', 'tabs'] as const;
export type AggregateKind = (typeof AGGREGATE_KINDS)[number];

/** One aggregate at one version: the version that a write created, or the lowest version that a read may be based on. */
export interface VersionedRef {
  readonly kind: AggregateKind;
  readonly id: string;
  readonly version: number;
}

/** The response header that names what a write changed: `games/s1=5, groups/g1=2`. */
export const VERSIONS_HEADER = 'X-Versions';
/** The request header that names the versions that a read must at least be based on. Same form. */
export const AT_LEAST_HEADER = 'X-At-Least';
/** `at-least.<kind>.<id>=<version>`: the same for clients that only store cookies. Seconds. */
export const AT_LEAST_COOKIE_PREFIX = 'at-least.';
export const AT_LEAST_COOKIE_SECONDS = 15;
export const AT_LEAST_COOKIES_MAX = 16;

const ENTRY = /^([a-z]+)\/([A-Za-z0-9_.-]{1,64})=(\d{1,12})$/;
const MAX_ENTRIES = 32;

const isKind = (value: string | undefined): value is AggregateKind => AGGREGATE_KINDS.some((kind) => kind === value);

/** Writes refs in the form of both headers. */
export function formatVersions(refs: Iterable<VersionedRef>): string {
  return [...refs].map((ref) => `${ref.kind}/${ref.id}=${ref.version}`).join(', ');
}

/** Parses either header. A malformed entry is skipped: a named version is only a claim, and a malformed one counts as no claim. */
export function parseVersions(header: string | null | undefined): VersionedRef[] {
  if (!header) return [];
  const refs: VersionedRef[] = [];
  for (const entry of header.split(',', MAX_ENTRIES)) {
    const [, kind, id, version] = ENTRY.exec(entry.trim()) ?? [];
    if (isKind(kind) && id && version) refs.push({ kind, id, version: Number(version) });
  }
  return refs;
}

/** Parses the at-least cookies in a Cookie header, in the order the client sent them (oldest first, RFC 6265). */
export function parseAtLeastCookies(cookieHeader: string | undefined): VersionedRef[] {
  if (!cookieHeader?.includes(AT_LEAST_COOKIE_PREFIX)) return [];
  const refs: VersionedRef[] = [];
  for (const pair of cookieHeader.split(';')) {
    const trimmed = pair.trim();
    if (!trimmed.startsWith(AT_LEAST_COOKIE_PREFIX)) continue;
    const name = trimmed.slice(AT_LEAST_COOKIE_PREFIX.length, trimmed.lastIndexOf('='));
    const dot = name.indexOf('.');
    refs.push(...parseVersions(`${name.slice(0, dot)}/${name.slice(dot + 1)}=${trimmed.slice(trimmed.lastIndexOf('=') + 1)}`));
  }
  return refs;
}
