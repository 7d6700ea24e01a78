import { NOBODY } from './constants';
import type { PlayerId } from './players';
import { isMet, type SideGame, type SideQuestion } from './side-game';
import type { CourseHole } from './strokes-given';

const PAR_THREE = 3;

/** The answer for yes. */
export const YES = 'true';

/** The context in which a game asks: the hole, the game's players on it, and the course. */
export interface AskedOn {
  readonly hole: number;
  readonly onHole: readonly PlayerId[];
  readonly course?: { readonly holes: readonly CourseHole[] } | null | undefined;
}

/** A question as it is asked on a hole: its cell within the game, and the answers it accepts. */
export interface AskedQuestion {
  readonly cell: string;
  readonly mark: SideQuestion;
  /** The player it is asked about, for a question that is asked per player. */
  readonly playerId?: PlayerId;
  readonly accepts: (answer: string | null | undefined) => boolean;
}

/** The questions of a side game on a hole, in order: those that its options turn on and that apply to the hole. */
export const questionsOn = ({ definition, options }: Pick<SideGame, 'definition' | 'options'>, asked: AskedOn): AskedQuestion[] =>
  definition.reads.marks.filter((mark) => isMet(mark.shownIf, options) && isAskedOn(mark, asked)).flatMap((mark) => cellsOf(mark, asked.onHole));

/** The cells of a question, whatever the options say. */
export function cellsOf(mark: SideQuestion, onHole: readonly PlayerId[]): AskedQuestion[] {
  const accepts = (answer: string | null | undefined) => answer != null && isAnswerTo(mark, onHole, answer);
  return mark.perPlayer ? onHole.map((playerId) => ({ cell: `${mark.cell}.${playerId}`, mark, playerId, accepts })) : [{ cell: mark.cell, mark, accepts }];
}

function isAnswerTo({ answers, choices = [] }: SideQuestion, onHole: readonly PlayerId[], answer: string): boolean {
  if (choices.some(({ value }) => value === answer)) return true;
  switch (answers) {
    case 'player':
      return onHole.includes(answer);
    case 'playerOrNone':
      return answer === NOBODY || onHole.includes(answer);
    case 'yes':
      return answer === YES;
    case 'choice':
      return false;
  }
}

/** Without a course the pars are unknown, so that a par 3 question is asked on every hole. */
function isAskedOn({ holes }: SideQuestion, { hole, course }: AskedOn): boolean {
  if (holes === undefined || !course || course.holes.length === 0) return true;
  return course.holes[(hole - 1) % course.holes.length]?.par === PAR_THREE;
}
