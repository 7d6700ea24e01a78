import { definitionOf, kindOf, dayOf, type GameBreakdown, HOLES_PER_ROUND, isRead, progressOf, type RoundSettlement, scoreStrokeGame, type Selection } from '@fairshare/golf-rules';
import { formatMoney, formatSignedMoney } from '@fairshare/ui';
import { absenceWords } from '../../../shared/absence-words';
import { playerOf, type ShownPlayer } from '../../../shared/player-of';
import { messageText } from '../../../shared/message-text';
import { namedSideGames } from '../../../shared/selection-name';
import { shortNames } from '../../../shared/short-names';
import type { LeftOut } from '../settle/settlement-scope';
import { ALL_SQUARE, ALL_SQUARE_HINT, winsTheDay } from '../settle/finish-texts';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import { playedGames, type PlayedSide, playedSideGames } from '../why/played-games';
import type { RoundTitle } from '../share/round-title';
import { leftOutSentence } from '../texts';
import {
  asItStands,
  CARDS_HELD,
  FINAL,
  inUnit,
  leads,
  manyLead,
  manyWin,
  NET,
  NET_STROKES,
  NOBODY_OWES,
  OPEN,
  POT_NAMES,
  settles,
  STROKES,
  TIED,
  upBy,
  wins,
  withPoints,
} from '../share/texts';

export type PictureKind = 'money' | 'scores';

/** The leading players at the top. `short` and `shortest` are fallbacks for names that do not fit. */
export interface Hero {
  readonly players: readonly ShownPlayer[];
  readonly words: readonly [full: string, short: string, shortest: string];
  /** "$24.00 up", "54 points in 2/9/16" */
  readonly by: string;
}

export interface Cell {
  readonly text: string;
  /** Colours an amount as received or paid; other figures have no tone. */
  readonly tone?: 'positive' | 'negative' | undefined;
}

export interface ResultRow {
  readonly player: ShownPlayer;
  /** "left after hole 9" */
  readonly note: string | null;
  /** One cell for each column. */
  readonly cells: readonly Cell[];
}

export interface PotLine {
  readonly game: string;
  readonly pots: readonly {
    readonly name: string;
    readonly winners: readonly ShownPlayer[];
    /** Shown if the pot has no winner. */ readonly outcome: string;
    readonly provisional: boolean;
  }[];
}

/** A side game and its standing. */
export interface GameLine {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** Its figures have a column in the table, so it needs no line of its own. */
  readonly hasColumn: boolean;
}

/** Everything that the picture of a result shows, in words and figures. It contains nothing that is not on the screen. */
export interface Result {
  readonly title: RoundTitle;
  /** "Final", or the progress of the round. */
  readonly status: string;
  readonly isFinal: boolean;
  /** Null: there is no leader. */
  readonly hero: Hero | null;
  readonly columns: readonly string[];
  /** In descending order, the best player first. */
  readonly standings: readonly ResultRow[];
  readonly pots: readonly PotLine[];
  readonly sideGames: readonly GameLine[];
  /** Null: the picture shows scores only. */
  readonly payments: { readonly heading: string; readonly rows: readonly { readonly from: ShownPlayer; readonly to: ShownPlayer; readonly amount: string }[] } | null;
  /** The games that the payments do not cover; null: none. */
  readonly leftOut: string | null;
  /** By player id, for places with little room. */
  readonly shortNames: ReadonlyMap<string, string>;
}

interface ResultInput {
  readonly round: PhoneRound;
  readonly title: RoundTitle;
  /** The games that are settled together. */
  readonly selections: readonly Selection[];
  readonly leftOut: readonly LeftOut[];
  readonly kind: PictureKind;
}

/** The result of a round by the scores on this phone; null if they cannot be settled. */
export function resultOf({ round, title, selections, leftOut, kind }: ResultInput): Result | null {
  const settlement = settleOnPhone(round, selections);
  if (!settlement) return null;
  const player = (playerId: string): ShownPlayer => withoutPhoto(playerOf(round.players, playerId));
  const columns = columnsOf(round, settlement, kind);
  const isFinal = round.game.status === 'finished';
  const short = shortNames(round.players);
  const names = namedSideGames(settlement.breakdown, round.entered.sideGames);
  const order = [...settlement.players].sort((one, other) => columns.ranking(other) - columns.ranking(one));
  return {
    title,
    status: isFinal ? FINAL : howFar(round),
    isFinal,
    hero: heroOf({ round, settlement, kind, player, isFinal }),
    columns: columns.shown.map(({ name }) => name),
    standings: order.map((playerId) => ({
      player: player(playerId),
      note: absenceWords(round.roster, playerId, round.game.firstHole),
      cells: columns.shown.map(({ cell }) => cell(playerId)),
    })),
    pots: settlement.breakdown.games.flatMap((game) => potLine(game, player, isFinal)),
    sideGames: playedSideGames(round).flatMap((played) => gameLine(played, columns.sideGames.includes(played.game.id), (playerId) => short.get(playerId) ?? player(playerId).name)),
    payments:
      kind === 'scores'
        ? null
        : {
            heading: settlement.payments.length === 0 ? NOBODY_OWES : settles(settlement.payments.length, settlement.selections, names),
            rows: settlement.payments.map(({ from, to, cents }) => ({ from: player(from), to: player(to), amount: formatMoney(cents) })),
          },
    leftOut: kind === 'money' && leftOut.length > 0 ? leftOutSentence(leftOut, names) : null,
    shortNames: short,
  };
}

/** The picture is drawn with initials for every player, so photos are removed. */
const withoutPhoto = ({ id, name, initials, color }: ShownPlayer): ShownPlayer => ({ id, name, initials, color });

interface Columns {
  readonly shown: readonly { readonly name: string; readonly cell: (playerId: string) => Cell }[];
  /** The ids of the side games among the columns. */
  readonly sideGames: readonly string[];
  /** The sort key: players with a greater value come first. */
  readonly ranking: (playerId: string) => number;
}

/** More or wider columns would leave no room for names. */
const MOST_COLUMNS = 4;
const LONGEST_COLUMN = 10;

function columnsOf(round: PhoneRound, settlement: RoundSettlement, kind: PictureKind): Columns {
  const figures = (name: string, of: Readonly<Record<string, number>>) => ({
    name,
    cell: (playerId: string) => ({ text: of[playerId] === undefined ? '–' : String(Math.round(of[playerId] * 100) / 100).replace('-', '−') }),
  });
  const games = playedGames(round);
  const points = games.map((game) => figures(definitionOf(game.kind).name, game.points.totals));
  const cards = isRead(roundInput(round), 'cards') && round.game.cardHistory.length > 0;
  const held = Object.fromEntries(settlement.players.map((playerId) => [playerId, round.game.playerCards[playerId]?.length ?? 0]));
  const others = [...points, ...(kind === 'scores' ? strokesColumn(round, figures) : []), ...(cards ? [figures(CARDS_HELD, held)] : [])];
  const beside = playedSideGames(round)
    .filter(({ game }) => game.name.length <= LONGEST_COLUMN)
    .slice(0, Math.max(0, MOST_COLUMNS - others.length));
  const shown = [...others, ...beside.map(({ game, payout }) => figures(game.name, payout.standing.players))];
  const sideGames = beside.map(({ game }) => game.id);
  const totals = games[0]?.points.totals ?? playedSideGames(round)[0]?.payout.standing.players;
  if (kind === 'scores') return { shown, sideGames, ranking: (playerId) => (totals ? (totals[playerId] ?? 0) : -(held[playerId] ?? 0)) };
  const netOf = (playerId: string) => settlement.nets[playerId] ?? 0;
  const net = (playerId: string): Cell => ({ text: formatSignedMoney(netOf(playerId)), tone: netOf(playerId) > 0 ? 'positive' : netOf(playerId) < 0 ? 'negative' : undefined });
  return { shown: [...shown, { name: NET, cell: net }], sideGames, ranking: netOf };
}

function strokesColumn(round: PhoneRound, figures: (name: string, of: Readonly<Record<string, number>>) => Columns['shown'][number]): Columns['shown'] {
  const input = roundInput(round);
  const { players, roster, facts } = input;
  if (!isRead(input, 'strokes')) return [];
  const { strokeTotals, countedHoles } = scoreStrokeGame(roster ?? players, facts.strokes);
  return countedHoles.length === 0 ? [] : [figures(roster?.given ? NET_STROKES : STROKES, strokeTotals)];
}

function howFar(round: PhoneRound): string {
  const input = roundInput(round);
  const { played, missing } = progressOf(input);
  const holes = input.roster?.holes.length ?? HOLES_PER_ROUND;
  return asItStands(played.length === 0 ? 0 : holes - new Set(missing.map(({ hole }) => hole)).size, holes);
}

interface HeroInput {
  readonly round: PhoneRound;
  readonly settlement: RoundSettlement;
  readonly kind: PictureKind;
  readonly player: (playerId: string) => ShownPlayer;
  readonly isFinal: boolean;
}

function heroOf({ round, settlement, kind, player, isFinal }: HeroInput): Hero | null {
  const hero = (ids: readonly string[], final: (names: readonly string[]) => string, by: string): Hero => {
    const players = ids.map(player);
    const short = shortNames(round.players);
    const say = isFinal ? final : leads;
    return {
      players,
      words: [
        say(players.map(({ name }) => name)),
        say(players.map(({ id, name }) => short.get(id) ?? name)),
        players.length === 1 ? say(players.map(({ initials }) => initials)) : (isFinal ? manyWin : manyLead)(players.length),
      ],
      by,
    };
  };
  if (kind === 'money') {
    const { winners, cents } = dayOf(settlement, round.game.firstHole);
    if (winners.length === 0) return { players: [], words: [ALL_SQUARE, ALL_SQUARE, ALL_SQUARE], by: ALL_SQUARE_HINT };
    return hero(winners, (names) => winsTheDay(names, false), upBy(formatMoney(cents), winners.length > 1));
  }
  const [game] = playedGames(round);
  if (!game) return heroOfSide(playedSideGames(round)[0], hero);
  const { totals } = game.points;
  const most = Math.max(...Object.values(totals));
  const leaders = game.points.players.filter((playerId) => totals[playerId] === most);
  return hero(leaders, wins, withPoints(most, definitionOf(game.kind).name, leaders.length > 1));
}

type MakeHero = (ids: readonly string[], final: (names: readonly string[]) => string, by: string) => Hero;

/** The leading players of a side game, for a round of side games alone, which has no points. */
function heroOfSide(played: PlayedSide | undefined, hero: MakeHero): Hero | null {
  if (!played) return null;
  const { game, payout } = played;
  const { players, unit } = payout.standing;
  const most = Math.max(0, ...Object.values(players));
  return most === 0
    ? null
    : hero(
        game.players.filter((playerId) => players[playerId] === most),
        wins,
        inUnit(most, unit, game.name),
      );
}

function gameLine({ game, payout }: PlayedSide, hasColumn: boolean, nameOf: (playerId: string) => string): GameLine[] {
  const { line } = payout.standing;
  return line ? [{ id: game.id, name: game.name, words: messageText(payout.gameKind, line, nameOf), hasColumn }] : [];
}

function potLine(game: GameBreakdown, player: (playerId: string) => ShownPlayer, isFinal: boolean): PotLine[] {
  if (game.kind !== 'fbt' || game.fbtValueCents === 0 || game.pots.length === 0) return [];
  const pots = game.pots.map(({ name, outcome, winners, provisional }) => ({
    name: POT_NAMES[name],
    winners: winners.map(player),
    outcome: outcome === 'tied' ? TIED : OPEN,
    provisional: provisional && outcome === 'won' && !isFinal,
  }));
  const kind = kindOf(game.selection);
  return kind === null ? [] : [{ game: definitionOf(kind).name, pots }];
}
