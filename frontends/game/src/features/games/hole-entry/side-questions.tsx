import type { RoundEntries } from '@fairshare/contracts';
import {
  type AskedQuestion,
  cellOf,
  factsOfCells,
  NO_FACTS,
  NOBODY,
  playersOn,
  playSideGame,
  type Roster,
  type RoundInput,
  type SideChoice,
  type SideGame,
  YES,
} from '@fairshare/golf-rules';
import { ChipGroup, ChipToggle, meFirst, Note, PlayerBadge, RadioChips, VisuallyHidden } from '@fairshare/ui';
import type { ShownPlayer } from '../../../shared/player-of';
import { messageText } from '../../../shared/message-text';
import { shortNames } from '../../../shared/short-names';
import type { HoleInput } from './hole-inputs';
import { PICK_ONE } from './questions-texts';
import styles from './side-questions.module.css';
import { NONE } from './texts';
import type { HoleEntry } from './use-hole-entry';

export interface SideQuestionsProps {
  input: Extract<HoleInput, { kind: 'marks' }>;
  players: readonly ShownPlayer[];
  roster: Roster;
  entry: HoleEntry;
  holes: RoundEntries['holes'];
  firstHole?: number;
  course?: RoundInput['course'];
}

/** The questions of a side game on the hole, one line each. Above them stand facts known before the hole, such as who is the wolf. */
export default function SideQuestions({ input, players, roster, entry, holes, firstHole, course }: SideQuestionsProps) {
  const { game } = input;
  const onHole = playersOn(roster, entry.hole);
  const playing = meFirst(players).filter(({ id }) => onHole.includes(id) && game.players.includes(id));
  const asked = input.questionsOn(entry.hole);
  const names = shortNames(players);
  const before = playSideGame(game, { facts: { ...NO_FACTS, ...factsOfCells(holes) }, roster, firstHole, course, oddCentsBefore: {} }).beforehand?.[entry.hole];
  // A player who is named beforehand asks the question and cannot be its answer.
  const asking = before ? Object.values(before.figures).flat() : [];
  const single = asked.filter(({ playerId }) => playerId === undefined);
  const perPlayer = [...new Set(asked.flatMap(({ playerId, mark }) => (playerId === undefined ? [] : [mark])))];
  return (
    <>
      {before && asked.length > 0 && (
        <Note>
          {game.name}: {messageText(game.definition.kind, before, (playerId) => names.get(playerId) ?? playerId)}
        </Note>
      )}
      {single.map((one) => (
        <SideQuestion key={one.cell} game={game} asked={one} cell={cellOf(game.id, one.cell)} players={playing.filter(({ id }) => !asking.includes(id))} entry={entry} />
      ))}
      {perPlayer.map((mark) => (
        <div key={mark.cell} className={styles.line}>
          <span className={styles.asked} aria-hidden>
            <Asked game={game.name} question={mark.question} />
          </span>
          <ChipGroup compact label={`${game.name}: ${mark.question}`}>
            {playing.map((player) => {
              const cell = cellOf(game.id, `${mark.cell}.${player.id}`);
              return (
                <ChipToggle key={player.id} pressed={entry.valueOf(cell) === YES} onPressedChange={(pressed) => entry.enter(cell, pressed ? YES : null)}>
                  <Face player={player} />
                </ChipToggle>
              );
            })}
          </ChipGroup>
        </div>
      ))}
    </>
  );
}

interface SideQuestionProps {
  game: SideGame;
  asked: AskedQuestion;
  cell: string;
  players: readonly ShownPlayer[];
  entry: HoleEntry;
}

/** A question with one answer. If the question is optional, a tap on its answer removes it. */
function SideQuestion({ game, asked: { mark }, cell, players, entry }: SideQuestionProps) {
  const value = entry.valueOf(cell) as string | null;
  const label = (
    <>
      <VisuallyHidden>{game.name}: </VisuallyHidden>
      <Asked game={game.name} question={mark.question} />
    </>
  );
  if (mark.answers === 'yes') {
    return (
      <ChipGroup label={`${game.name}: ${mark.question}`}>
        <ChipToggle pressed={value === YES} onPressedChange={(pressed) => entry.enter(cell, pressed ? YES : null)}>
          {mark.question}
        </ChipToggle>
      </ChipGroup>
    );
  }
  const named = mark.answers === 'player' || mark.answers === 'playerOrNone' ? players.map((player) => ({ value: player.id, label: <Face player={player} /> })) : [];
  const options = [
    ...named,
    ...(mark.choices ?? []).map((choice) => ({
      value: choice.value,
      label: <Choice choice={choice} players={players.filter(({ id }) => choice.side !== undefined && game.sides?.[choice.side]?.includes(id))} />,
    })),
    ...(mark.answers === 'playerOrNone' ? [{ value: NOBODY, label: NONE }] : []),
  ];
  return (
    <RadioChips compact label={label} options={options} value={value} missing={entry.missing.includes(cell) && PICK_ONE} onValueChange={(answer) => entry.enter(cell, answer)} />
  );
}

/** The question, with the name of its game below it. */
const Asked = ({ game, question }: { game: string; question: string }) => (
  <>
    <span className={styles.question}>{question}</span>
    <span className={styles.game} aria-hidden>
      {game}
    </span>
  </>
);

/** An answer that is not a player. If it stands for a side, it shows the side's players. */
function Choice({ choice, players }: { choice: SideChoice; players: readonly ShownPlayer[] }) {
  if (players.length === 0) return choice.label;
  return (
    <>
      <span className={styles.faces} aria-hidden>
        {players.map((player) => (
          <PlayerBadge key={player.id} player={player} size="small" decorative />
        ))}
      </span>
      <VisuallyHidden>{players.map(({ name }) => name).join(' & ')}</VisuallyHidden>
    </>
  );
}

const Face = ({ player }: { player: ShownPlayer }) => (
  <>
    <PlayerBadge player={player} size="small" decorative />
    <VisuallyHidden>{player.name}</VisuallyHidden>
  </>
);
