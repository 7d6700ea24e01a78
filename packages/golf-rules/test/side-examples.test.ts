import { type RoundInput, rosterOf, settleRound, type SideExample, type SideGame } from '@fairshare/golf-rules';
import { defaultOptions, SIDE_KINDS } from '@fairshare/golf-rules/side-games';

const ID = 'example.s1';

/** A worked example as a round that can be settled like any other. */
function roundOf(definition: SideGame['definition'], { players, sides, holes, course, strokesGiven = {}, facts, options }: SideExample): RoundInput {
  const marks = Object.fromEntries(
    Object.entries(facts.marks).map(([hole, cells]) => [hole, Object.fromEntries(Object.entries(cells).map(([cell, answer]) => [`${ID}.${cell}`, answer]))]),
  );
  const terms = course && { holes: course };
  return {
    players,
    roster: rosterOf(
      players.map((playerId) => ({ playerId, strokesGiven: strokesGiven[playerId] })),
      holes,
      { course: terms },
    ),
    course: terms,
    facts: { strokes: facts.strokes, marks, cards: { hands: {} } },
    games: [],
    sideGames: [{ id: ID, name: definition.name, definition, players, sides, options: { ...defaultOptions(definition), ...options } }],
  };
}

const examples = SIDE_KINDS.flatMap((definition) => definition.rules.examples.map((example) => ({ definition, example, kind: definition.kind, title: example.title })));

describe('the worked examples of the rules', () => {
  it('when the kinds are listed, then each has one', () => {
    expect(SIDE_KINDS.filter(({ rules }) => rules.examples.length === 0)).toEqual([]);
  });

  it.each(examples)('when $kind is played as in “$title”, then its figures come out', ({ definition, example }) => {
    expect(settleRound(roundOf(definition, example), [ID]).nets).toEqual(example.nets);
  });
});
