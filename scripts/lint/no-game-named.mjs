import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { MAY_NAME_A_GAME } from './may-name-a-game.mjs';

/**
 * A game is one folder and one line in the registry. All code that settles, explains, shows or counts games iterates over the definitions; otherwise a new game
 * would need changes there as well. So no other file may name a game. The kinds are read from the folders, so that a new game is covered at once.
 */

const ROOT = join(import.meta.dirname, '..', '..');
const GAMES = join(ROOT, 'packages/golf-rules/src/games');
const SIDE_GAMES = join(ROOT, 'packages/golf-rules/src/side-games');

const kindsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => readFileSync(join(folder, name, file), 'utf8')))
    .flatMap((source) => [...source.matchAll(/(?:^ {2}kind: |KIND = )'([a-z-]+)'/gm)].map(([, kind]) => kind));

const KINDS = kindsIn(GAMES);
/** Most are golf terms as well ("match", "snake"), so they count only where a kind is expected. */
const SIDE_KINDS = kindsIn(SIDE_GAMES);

/** Kinds that are golf terms as well ("5 points", "cards held"), so they count only where a kind is expected. */
const WORDS = new Set(['points', 'cards']);

const UNMISTAKABLE = KINDS.filter((kind) => !WORDS.has(kind));
const anyOf = (kinds) => kinds.map((kind) => kind.replace(/-./g, ([, letter]) => letter.toUpperCase())).join('|');

/** "bbb", "bbb-points", "bbb.firstOn", "games.points", "points.pointValue". */
const TEXT = new RegExp(`^(?:(?:${UNMISTAKABLE.join('|')})(?:[-.].*)?|games\\.(?:${KINDS.join('|')})|(?:${KINDS.join('|')})\\.(?:point|fbt)Value)$`);
/** `bbb`, `bbbGame`, `bbbGameId`, and `pointsGame`. A call's `pointsGameId` is the id of either. */
const MEMBER = new RegExp(`^(?:(?:${anyOf(UNMISTAKABLE)})(?:[A-Z]\\w*)?|(?:${anyOf([...WORDS])})Game)$`);
/** Names that hold a kind or a stake of a game. */
const HOLDS_KIND = /^(?:kind|gameType|gameKind|gamesView|selection)$/;
/** Such names as members: a payout's `kind` is its way to pay, in points, pots or cards. */
const MEMBER_HOLDS_KIND = /^(?:gameType|gameKind|gamesView|selection)$/;
const ASKS_FOR_KIND = /^(?:definitionOf|isOn|selectionsOf|kindOf|stakeOf|gameOf|gameOfKind|gameFrom|sideKind|requireKind|definitionOfSide)$/;
/** Maps of switches by game. */
const BY_GAME = /^(?:games|on)$/;

const isKind = (node) => node?.type === 'Literal' && (KINDS.includes(node.value) || SIDE_KINDS.includes(node.value));
const holdsKind = (node) =>
  (node.type === 'Identifier' && HOLDS_KIND.test(node.name)) || (node.type === 'MemberExpression' && !node.computed && MEMBER_HOLDS_KIND.test(node.property.name));
const nameOf = (node) => node.name ?? node.value;
const isSource = ({ parent }) => ['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration', 'ImportExpression'].includes(parent.type);

export default {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const isListed = MAY_NAME_A_GAME.has(file);
    const mayName = isListed || [...MAY_NAME_A_GAME.keys()].some((one) => one.endsWith('/') && file.startsWith(one));
    const seen = new Set();
    let names = 0;
    const report = (node, name) => {
      if (seen.has(node)) return;
      seen.add(node);
      names += 1;
      if (!mayName)
        context.report({ node, message: `“${name}” names a game: go over the definitions of golf-rules, or say why this file may in scripts/lint/may-name-a-game.mjs.` });
    };
    const literal = (node) => {
      if (typeof node.value === 'string' && TEXT.test(node.value) && !isSource(node)) report(node, node.value);
    };
    const key = (node) => {
      if (!node.computed && MEMBER.test(nameOf(node.key))) report(node.key, nameOf(node.key));
    };
    return {
      Literal: literal,
      TSPropertySignature: key,
      PropertyDefinition: key,
      Property(node) {
        key(node);
        if (!node.computed && MEMBER_HOLDS_KIND.test(nameOf(node.key)) && isKind(node.value)) report(node.value, node.value.value);
      },
      MemberExpression({ object, property, computed }) {
        if (computed) return;
        const isSwitch = BY_GAME.test(nameOf(object.type === 'MemberExpression' ? object.property : object)) && KINDS.includes(property.name);
        if (isSwitch || MEMBER.test(property.name)) report(property, property.name);
      },
      BinaryExpression({ operator, left, right }) {
        if (!['===', '!=='].includes(operator)) return;
        for (const [one, other] of [
          [left, right],
          [right, left],
        ])
          if (isKind(one) && holdsKind(other)) report(one, one.value);
      },
      SwitchStatement({ discriminant, cases }) {
        if (holdsKind(discriminant)) for (const { test } of cases) if (isKind(test)) report(test, test.value);
      },
      CallExpression({ callee, arguments: given }) {
        if (callee.type === 'Identifier' && ASKS_FOR_KIND.test(callee.name)) for (const one of given) if (isKind(one)) report(one, one.value);
      },
      JSXAttribute({ name, value }) {
        if (MEMBER_HOLDS_KIND.test(name.name) && isKind(value)) report(value, value.value);
      },
      'Program:exit'(node) {
        if (isListed && names === 0) context.report({ node, message: 'This file names no game any more: take it off the list in scripts/lint/may-name-a-game.mjs.' });
      },
    };
  },
};
