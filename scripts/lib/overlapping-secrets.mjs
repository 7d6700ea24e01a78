import { randomBytes } from 'node:crypto';

/**
 * The steps by which a new INTERNAL_SECRET takes over from an old one. The first of several signs, all are accepted; each step is rolled out
 * to every process before the next, so that whatever one process signs, every other accepts.
 */
export const STEPS = {
  /** All learn to accept the new one, and still sign with the old one. */
  begin: (secrets) => [...exactly(1, secrets, 'begin'), randomBytes(32).toString('base64url')],
  /** All sign with the new one, and still accept the old one. Said once more, it goes back. */
  switch: (secrets) => exactly(2, secrets, 'switch').toReversed(),
  /** Only the one that signs is left. Said after `begin`, it calls the rotation off. */
  end: (secrets) => exactly(2, secrets, 'end').slice(0, 1),
};

/** @param {keyof typeof STEPS} step @param {string} setting of INTERNAL_SECRET @returns {string} the next one @throws Error of one line */
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
