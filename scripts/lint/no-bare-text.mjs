/**
 * A browser's translation wraps each text in an element of its own (<font>). React, which holds the original text node, can then neither remove it nor insert
 * anything before it, and the whole screen crashes. So no text may appear or disappear next to an element, and no conditional content may precede a text.
 * https://github.com/facebook/react/issues/11538
 */

const MESSAGES = {
  comesAndGoes: 'A text that comes and goes stands in an element of its own, or a browser that translates breaks the screen.',
  inFragment: 'A text in a fragment goes with it; it stands in an element of its own, or a browser that translates breaks the screen.',
  inFront: 'What comes and goes stands behind a text, or the text in an element of its own, or a browser that translates breaks the screen.',
};

const isBlank = (node) => node.type === 'JSXText' && /^\s*$/.test(node.value) && node.value.includes('\n');
const isComment = (node) => node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression';

/** The alternatives of an expression, one of which is rendered. */
function branches(node) {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...branches(node.consequent), ...branches(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? [...branches(node.right), { type: 'Nothing' }] : [...branches(node.left), ...branches(node.right)];
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return branches(node.expression);
    default:
      return [node];
  }
}

const isNothing = (node) =>
  node.type === 'Nothing' || (node.type === 'Literal' && [null, false, true, ''].includes(node.value)) || (node.type === 'Identifier' && node.name === 'undefined');
const isElement = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';
/** Lists of elements, and elements passed in by a caller. */
const isList = (node) => node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && ['map', 'flatMap'].includes(node.callee.property.name);
/** Names that always hold elements, wherever they were created. */
const SLOTS = /^(children|dialog|sheets|pots|points|status|beside|landing|icon|oneScreen)$/;
const isSlot = (node) => SLOTS.test(node.type === 'MemberExpression' ? node.property.name : node.name);
/** Browsers do not translate whitespace. */
const isSpace = (node) => node.type === 'Literal' && /^\s+$/.test(node.value);
const mayBeText = (node) => !isNothing(node) && !isElement(node) && !isList(node) && !isSlot(node) && !isSpace(node);

/** Certainly a text: a string literal, a constant in capitals, or an entry of a list of texts. */
const isWords = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() !== '') ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(node.name)) ||
  (node.type === 'MemberExpression' && !node.computed && node.property.name === 'name') ||
  (node.type === 'MemberExpression' && node.computed && /^[A-Z][A-Z_]+$/.test(node.object.name ?? ''));

export default {
  meta: { type: 'problem', schema: [], messages: MESSAGES },
  create(context) {
    /** Resolves a name for elements: `const actions = <ActionBar />`. */
    const definition = (node) => {
      if (node.type !== 'Identifier') return node;
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const found = scope.set.get(node.name)?.defs[0]?.node;
        if (found) return found.type === 'VariableDeclarator' && found.id.type === 'Identifier' && found.init ? found.init : node;
      }
      return node;
    };
    const branchesOf = (node) => branches(node).flatMap((one) => branches(definition(one)));
    const kindOf = (child) => {
      if (child.type === 'JSXText') return { text: /\S/.test(child.value), comesAndGoes: false, blank: !/\S/.test(child.value) };
      if (child.type !== 'JSXExpressionContainer') return { text: false, comesAndGoes: false };
      const all = branchesOf(child.expression);
      const text = all.some(mayBeText);
      return { text, blank: all.every(isSpace), comesAndGoes: all.some(isList) || all.some(isNothing) || (text && all.some(isElement)) };
    };
    const check = ({ children }) => {
      const shown = children.filter((child) => !isBlank(child) && !isComment(child));
      if (shown.length < 2) return;
      const kinds = shown.map(kindOf);
      kinds.forEach(({ text, comesAndGoes }, index) => {
        if (text && comesAndGoes) context.report({ node: shown[index], messageId: 'comesAndGoes' });
        else if (text && kinds.slice(0, index).findLast((kind) => !kind.blank)?.comesAndGoes) context.report({ node: shown[index], messageId: 'inFront' });
      });
    };
    const checkFragment = (fragment) => {
      check(fragment);
      for (const child of fragment.children) {
        const words = child.type === 'JSXText' ? /\S/.test(child.value) : child.type === 'JSXExpressionContainer' && branchesOf(child.expression).some(isWords);
        if (words) context.report({ node: child, messageId: 'inFragment' });
      }
    };
    return { JSXElement: check, JSXFragment: checkFragment };
  },
};
