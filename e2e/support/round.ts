import { ofThreeGames, dollarsToCents, formatDollars, type RoundInput, type Selection, settleRound } from '@fairshare/golf-rules';

/** Player → net strokes on a hole. */
export type Strokes = Readonly<Record<string, number>>;

/** The player who won each point of a BBB hole; "none": no player. */
export interface Awards {
  readonly firstOn: string;
  readonly closestTo: string;
  readonly firstIn: string;
}

/** A played round. Players are identified by their names. */
export interface PlayedRound {
  readonly players: readonly string[];
  /** Strokes by hole, 1 to 18. */
  readonly strokes: readonly Strokes[];
  readonly awards: readonly Awards[];
  /** Player → the cards held at the end, with their value in dollars. */
  readonly cards: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Dollars. */
  readonly pointsValues: { readonly point: number; readonly fbt: number };
  readonly bbbValues: { readonly point: number; readonly fbt: number };
}

/** The payments of a round according to the rules alone. */
export function ruledPayments(round: PlayedRound, selections: readonly Selection[]): string[] {
  return settleRound(inputOf(round), selections).payments.map(({ from, to, cents }) => `${from} pays ${to} ${formatDollars(cents)}`);
}

function inputOf({ players, strokes, awards, cards, pointsValues, bbbValues }: PlayedRound): RoundInput {
  const values = ({ point, fbt }: { point: number; fbt: number }) => ({ pointValueCents: dollarsToCents(point), fbtValueCents: dollarsToCents(fbt) });
  const held = Object.values(cards).flatMap((hand) => Object.entries(hand));
  return {
    players,
    ...ofThreeGames({
      points: { holes: byHole(strokes), values: values(pointsValues) },
      bbb: { holes: byHole(awards), values: values(bbbValues) },
      cards: {
        hands: Object.fromEntries(Object.entries(cards).map(([player, hand]) => [player, Object.keys(hand).map((card) => ({ id: card, type: card }))])),
        values: Object.fromEntries(held),
      },
    }),
  };
}

const byHole = <Entered>(holes: readonly Entered[]): Record<number, Entered> => Object.fromEntries(holes.map((entered, index) => [index + 1, entered]));
