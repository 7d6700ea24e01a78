/**
 * A browser that translates puts each text into elements of its own (<font>), and React, which holds the text that was there, can neither
 * take it away nor put anything in front of it: the whole screen falls. So no text comes and goes beside an element, and nothing that
 * comes and goes stands in front of a text. https://github.com/facebook/react/issues/11538
 */

const MESSAGES = {
  comesAndGoes: 'A text that comes and goes stands in an element of its own, or a browser that translates breaks the screen.',
  inFragment: 'A text in a fragment goes with it; it stands in an element of its own, or a browser that translates breaks the screen.',
  inFront: 'What comes and goes stands behind a text, or the text in an element of its own, or a browser that translates breaks the screen.',
};

const isBlank = (node) => node.type === 'JSXText' && /^\s*$/.test(node.value) && node.value.includes('\n');
const isComment = (node) => node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression';

/** The expressions one of which is shown. */
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
/** Lists of elements, and what a caller hands over as elements. */
const isList = (node) => node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && ['map', 'flatMap'].includes(node.callee.property.name);
/** What these names hold is elements, wherever it was made. */
const SLOTS = /^(children|dialog|sheets|pots|points|status|beside|landing|icon|oneScreen)$/;
const isSlot = (node) => SLOTS.test(node.type === 'MemberExpression' ? node.property.name : node.name);
/** No browser translates a blank. */
const isSpace = (node) => node.type === 'Literal' && /^\s+$/.test(node.value);
const mayBeText = (node) => !isNothing(node) && !isElement(node) && !isList(node) && !isSlot(node) && !isSpace(node);

/** Surely a text: in quotes, a constant in capitals, one of a list of words. */
const isWords = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() !== '') ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(node.name)) ||
  (node.type === 'MemberExpression' && !node.computed && node.property.name === 'name') ||
  (node.type === 'MemberExpression' && node.computed && /^[A-Z][A-Z_]+$/.test(node.object.name ?? ''));

export default {
  meta: { type: 'problem', schema: [], messages: MESSAGES },
  create(context) {
    /** A name for elements: `const actions = <ActionBar />`. */
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
