/**
 * Finds data that must never appear in a log: passwords, tokens, cookies, card numbers and personal data. It is plain JavaScript, because `npm test`
 * runs it over the logs of the whole test suite after the suite has finished.
 */
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Patterns that match only secrets and personal data. */
const SHAPES = {
  'a token': /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/,
  'a session cookie': /\b(?:__Host-)?session=[\w-]{16,}/,
  'a link with a token': /[?&]token=[\w-]{8,}/,
  'a password hash': /\$argon2/,
  'a private key': /BEGIN [A-Z ]*PRIVATE KEY/,
  'a key of Stripe': /\b(?:sk|rk)_(?:test|live)_\w{8,}|\bwhsec_\w{8,}|_secret_\w{8,}/,
  'an email address': /[\w.+-]+@[\w-]+\.[\w.-]+/,
};

const DIGITS = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w.-])/g;

/** Validates the check digit of card numbers (ISO/IEC 7812), which most other numbers of that length fail. */
function isCardNumber(text) {
  const digits = [...text.replaceAll(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return /^[3-6]/.test(text) && digits.length >= 13 && sum % 10 === 0;
}

/**
 * Every line of a log with a secret or personal data, and the kind of data found. `known`: values that were sent or received as secrets; values
 * too short to be distinguished from other words are ignored.
 * @returns {string[]}
 */
function findSecrets(log, known = []) {
  const values = [...new Set(known)].filter((value) => value.length >= 8);
  return log.split('\n').flatMap((line) => {
    const shapes = Object.entries(SHAPES).flatMap(([what, shape]) => (shape.test(line) ? [what] : []));
    const cards = (line.match(DIGITS) ?? []).some(isCardNumber) ? ['a card number'] : [];
    const secrets = values.some((value) => line.includes(value)) ? ['a value that was sent as a secret'] : [];
    return [...shapes, ...cards, ...secrets].map((what) => `${what}: ${line}`);
  });
}

/** The same for a folder of `.log` files. The known secrets are in `.secrets` files of the folder, one in each line. */
function scanFolder(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const read = (ending) => files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(join(folder, file), 'utf8'));
  const logs = read('.log');
  const known = read('.secrets').flatMap((text) => text.split('\n'));
  return { lines: logs.reduce((total, log) => total + log.split('\n').length - 1, 0), secrets: new Set(known).size, found: logs.flatMap((log) => findSecrets(log, known)) };
}

module.exports = { findSecrets, scanFolder };
