import { randomBytes } from 'node:crypto';

/**
 * The steps by which a new INTERNAL_SECRET replaces an old one. Of several secrets the first one signs, and all are accepted. Each step is rolled out to every
 * process before the next, so that every process accepts what any other process signs.
 */
export const STEPS = {
  /** All processes accept the new secret, and still sign with the old one. */
  begin: (secrets) => [...exactly(1, secrets, 'begin'), randomBytes(32).toString('base64url')],
  /** All processes sign with the new secret, and still accept the old one. A second `switch` reverts the first. */
  switch: (secrets) => exactly(2, secrets, 'switch').toReversed(),
  /** Only the signing secret remains. After `begin`, this cancels the rotation. */
  end: (secrets) => exactly(2, secrets, 'end').slice(0, 1),
};

/** @param {keyof typeof STEPS} step @param {string} setting of INTERNAL_SECRET @returns {string} the next setting @throws Error of one line */
export function afterStep(step, setting) {
  return STEPS[step](
    setting
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
  ).join(',');
}

function exactly(count, secrets, step) {
  if (secrets.length === count) return secrets;
  throw new Error(`INTERNAL_SECRET holds ${secrets.length} secrets, but "${step}" needs ${count}${secrets.length === 2 ? ': a rotation is under way' : ''}`);
}
