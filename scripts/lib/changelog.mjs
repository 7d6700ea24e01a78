const UNRELEASED = '## Unreleased';

/**
 * Turns the entries under Unreleased into a release.
 * @param {string} text the full text of CHANGELOG.md
 * @param {string} version e.g. "1.4.0"
 * @param {string} date e.g. "2026-01-31"
 * @returns {{ text: string, notes: string }} the new text, with an empty Unreleased section above the release, and the release's entries
 * @throws {Error} when there are no entries, or the version is listed already
 */
export function releaseChanges(text, version, date) {
  const start = text.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no "${UNRELEASED}"`);
  if (text.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md lists ${version} already`);
  const after = start + UNRELEASED.length + 1;
  const next = text.indexOf('\n## ', after);
  const end = next < 0 ? text.length : next + 1;
  const notes = text.slice(after, end).trim();
  if (notes === '') throw new Error('nothing is listed under Unreleased');
  return { text: `${text.slice(0, after)}\n## ${version} (${date})\n\n${notes}\n${end < text.length ? '\n' : ''}${text.slice(end)}`, notes };
}

/**
 * The version after `current`.
 * @param {string} current e.g. "1.4.0"
 * @param {string} step major, minor or patch
 * @returns {string}
 * @throws {Error} for any other step
 */
export function nextVersion(current, step) {
  const [major = 0, minor = 0, patch = 0] = current.split('.').map(Number);
  const versions = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  if (!Object.hasOwn(versions, step)) throw new Error(`a release is major, minor or patch, not "${step}"`);
  return versions[step].join('.');
}
