import noBareText from './no-bare-text.mjs';
import noGameNamed from './no-game-named.mjs';

/** The project's own lint rules, as an oxlint plugin (.oxlintrc.json) with the API of ESLint rules. */

const MOST_WORDS = 14;

/** The title of `it('…', …)`, `test('…', …)` and `it.each(…)('…', …)`; null for any other call. A template's placeholders count as one word each. */
function titleOf({ callee, arguments: [first] }) {
  const isTest =
    (callee.type === 'Identifier' && isTestName(callee)) ||
    (callee.type === 'CallExpression' && callee.callee.type === 'MemberExpression' && isTestName(callee.callee.object) && callee.callee.property.name === 'each');
  if (!isTest || !first) return null;
  if (first.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first.type === 'TemplateLiteral') return first.quasis.map(({ value }) => value.cooked).join('…');
  return null;
}

const isTestName = ({ name }) => name === 'it' || name === 'test';

/** Why a title is rejected, or null. `%s` alone takes its titles from a table. */
function faultOf(title) {
  if (title === '%s') return null;
  if (!/^when .*, then /s.test(title)) return 'A title reads "when …, then …" (CONTRIBUTING.md).';
  const words = title.split(/\s+/).length;
  return words > MOST_WORDS ? `A title has at most ${MOST_WORDS} words; this one has ${words} (CONTRIBUTING.md).` : null;
}

const testTitle = {
  create: (context) => ({
    CallExpression(node) {
      const title = titleOf(node);
      const message = title === null ? null : faultOf(title);
      if (message) context.report({ node: node.arguments[0], message });
    },
  }),
};

/** Creating an Intl object is slow on a phone, so it must not happen while the app starts. */
const intlAtFirstUse = {
  create: (context) => ({
    VariableDeclarator({ init, parent }) {
      const isTop = parent.parent.type === 'Program' || (parent.parent.type === 'ExportNamedDeclaration' && parent.parent.parent.type === 'Program');
      const isIntl = init?.type === 'NewExpression' && init.callee.type === 'MemberExpression' && init.callee.object.name === 'Intl';
      if (isTop && isIntl) context.report({ node: init, message: 'Make it with its first use (dateFormat): making one keeps a phone busy while the app starts.' });
    },
  }),
};

const noClock = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message: 'Time comes in as an argument.' });
    },
  }),
};

export default {
  meta: { name: 'fairshare' },
  rules: { 'test-title': testTitle, 'intl-at-first-use': intlAtFirstUse, 'no-clock': noClock, 'no-bare-text': noBareText, 'no-game-named': noGameNamed },
};
