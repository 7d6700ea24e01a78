import type { EnteredGame, RoundEntries } from '@fairshare/contracts';
import { definitionOf, type GamePoints, type Roster, type RoundInput } from '@fairshare/golf-rules';
import type { ShownPlayer } from '../../../shared/player-of';
import { ShownPart } from '../../../shared/lazy-part';
import { PartFailed } from '../../../shared/part-failed';
import type { HoleInput } from './hole-inputs';
import { HolePointsWon } from './hole-points-won';
import styles from './hole-inputs-shown.module.css';
import { pointsOn } from './points-of';
import { Questions } from './questions';
import { SIDE_QUESTIONS } from './side-questions-part';
import { StrokesRows } from './strokes-rows';
import { pointsOfGame, shortPoints } from './texts';
import type { HoleEntry } from './use-hole-entry';
import type { Pars } from './usual-strokes';

/** A game on the screen with its points. */
interface ShownGame {
  readonly game: EnteredGame;
  readonly points: GamePoints | undefined;
}

interface HoleInputsProps {
  players: readonly ShownPlayer[];
  roster: Roster;
  inputs: readonly HoleInput[];
  entry: HoleEntry;
  holes: RoundEntries['holes'];
  pars: Pars;
  shown: readonly ShownGame[];
  course?: RoundInput['course'];
}

/** All inputs of the hole, and the points won on it once it is saved. Below strokes, each question takes one line. */
export function HoleInputs({ players, roster, inputs, entry, holes, pars, shown, course }: HoleInputsProps) {
  const strokes = inputs.find(({ kind }) => kind === 'strokes');
  const others = inputs.filter((input) => input.kind !== 'strokes');
  const isSaved = ({ game }: ShownGame) => inputs.every((input) => !isAskedBy(game, input) || entry.isSaved(input));
  const wonIn = (one: ShownGame) => (isSaved(one) ? pointsOn(one.points, entry.hole) : null);
  const wonBy = (playerId: string) => {
    // The game that the strokes belong to is shown first and without its name.
    const isOfStrokes = ({ game }: ShownGame) => game.id === strokes?.game.id;
    const ordered = [...shown].sort((one, other) => Number(isOfStrokes(other)) - Number(isOfStrokes(one)));
    const won = ordered.flatMap((one) => wordsOf(one, wonIn(one)?.[playerId], isOfStrokes(one)));
    const [only] = shown;
    return [...won, ...(won.length === 1 && shown.length === 1 ? [String(only?.points?.totals[playerId] ?? 0)] : [])].join(' · ');
  };
  const rows = strokes && <StrokesRows players={players} roster={roster} entry={entry} holes={holes} pars={pars} wonBy={wonBy} />;
  if (others.length === 0) return rows;
  const asked = others.map((input) =>
    input.kind === 'questions' ? (
      <Questions key={input.game.id} compact={strokes !== undefined} input={input} players={players} roster={roster} entry={entry} />
    ) : (
      <ShownPart key={input.game.id} part={SIDE_QUESTIONS} props={{ input, players, roster, entry, holes, firstHole: entry.order[0], course }} pending={null} failed={PartFailed} />
    ),
  );
  if (rows) {
    return (
      <div className={styles.both}>
        {rows}
        {asked}
      </div>
    );
  }
  const [first] = shown;
  return (
    <>
      {asked}
      <HolePointsWon players={players} points={first ? wonIn(first) : null} />
    </>
  );
}

const isAskedBy = (game: EnteredGame, input: HoleInput): boolean => (input.kind === 'strokes' ? definitionOf(game.kind).inputs.strokes === true : input.game.id === game.id);

function wordsOf({ game, points }: ShownGame, won: number | undefined, isOfStrokes: boolean): string[] {
  if (!points || won === undefined) return [];
  return [isOfStrokes ? shortPoints(won) : pointsOfGame(definitionOf(game.kind).name, won)];
}
