import { type CourseOfTees, forPlayer, HOLES, MAX_STROKES_GIVEN, MIN_STROKES_GIVEN, proposedStrokes, type RosterEntry, rosterOf } from '@fairshare/golf-rules';
import { Disclosure, Note, Select, Stack } from '@fairshare/ui';
import { fallsOn, playsWith, sumWords, teeOf, teeWords, THE_CARD, WHERE_STROKES_FALL, withIndex, WITHOUT_INDEX } from './handicap-texts';
import { strokesGivenOption, strokesGivenTo } from './strokes-texts';

interface StrokesPlayer {
  readonly id: string;
  readonly name: string;
  readonly handicapIndex?: number | undefined;
}

/** The choices for each player of a round that gives strokes. */
export interface StrokesChosen {
  /** Strokes chosen by hand; missing: the strokes proposed for the tee, or none without a tee. */
  readonly strokes: Readonly<Record<string, number | undefined>>;
  /** Player id → tee. */
  readonly tees: Readonly<Record<string, string | undefined>>;
}

/** The course and the rules from which strokes are proposed. */
export interface StrokesTable {
  readonly course: CourseOfTees;
  readonly holes: readonly number[];
  readonly allowance?: number | undefined;
  readonly offTheLow: boolean;
}

interface StrokesFieldsProps {
  players: readonly StrokesPlayer[];
  table: StrokesTable;
  chosen: StrokesChosen;
  onChange: (chosen: StrokesChosen) => void;
}

const OPTIONS = Array.from({ length: MAX_STROKES_GIVEN - MIN_STROKES_GIVEN + 1 }, (_, index) => index + MIN_STROKES_GIVEN).map((given) => ({
  value: String(given),
  label: strokesGivenOption(given),
}));
const NO_TEE = 'none';

const proposalFor = ({ handicapIndex }: StrokesPlayer, teeId: string | undefined, { course, holes, allowance }: StrokesTable) =>
  handicapIndex === undefined ? undefined : proposedStrokes({ index: handicapIndex, course, teeId, holes, allowance });

/** A player with the chosen or proposed tee and strokes; both are missing if there is neither. */
export function strokesEntry(player: StrokesPlayer, table: StrokesTable, { strokes, tees }: StrokesChosen): { playerId: string; strokesGiven?: number; teeId?: string } {
  const teeId = tees[player.id];
  const given = strokes[player.id] ?? proposalFor(player, teeId, table)?.strokesGiven;
  return { playerId: player.id, ...(given !== undefined && { strokesGiven: given }), ...(teeId !== undefined && { teeId }) };
}

/** For each player: the tee, the strokes given, the formula behind them, and the holes they fall on. */
export function StrokesFields({ players, table, chosen, onChange }: StrokesFieldsProps) {
  const tees = table.course.tees ?? [];
  return (
    <Stack gap={12}>
      {players.map((player) => (
        <Stack key={player.id} gap={8}>
          {tees.length > 0 && (
            <Select
              label={teeOf(player.name)}
              options={[{ value: NO_TEE, label: THE_CARD }, ...tees.map((tee) => ({ value: tee.id, label: teeWords(tee) }))]}
              value={chosen.tees[player.id] ?? NO_TEE}
              onValueChange={(teeId) => onChange(withTee(chosen, [player], teeId === NO_TEE ? undefined : teeId))}
            />
          )}
          <Select
            label={strokesGivenTo(player.name)}
            hint={hintFor(player, table, chosen)}
            options={OPTIONS}
            value={String(strokesEntry(player, table, chosen).strokesGiven ?? 0)}
            onValueChange={(given) => onChange({ ...chosen, strokes: { ...chosen.strokes, [player.id]: Number(given) } })}
          />
        </Stack>
      ))}
      <WhereStrokesFall players={players} table={table} entries={players.map((player) => strokesEntry(player, table, chosen))} />
    </Stack>
  );
}

/** Sets the tee of these players, or no tee, and resets their strokes to the proposal. A player without a handicap index keeps strokes chosen by hand. */
export function withTee({ strokes, tees }: StrokesChosen, players: readonly StrokesPlayer[], teeId: string | undefined): StrokesChosen {
  const asProposed = players.flatMap(({ id, handicapIndex }) => (handicapIndex === undefined ? [] : [[id, undefined] as const]));
  return { strokes: { ...strokes, ...Object.fromEntries(asProposed) }, tees: { ...tees, ...Object.fromEntries(players.map(({ id }) => [id, teeId])) } };
}

function hintFor(player: StrokesPlayer, table: StrokesTable, chosen: StrokesChosen): string | undefined {
  if (chosen.tees[player.id] === undefined) return undefined;
  if (player.handicapIndex === undefined) return WITHOUT_INDEX;
  const proposal = proposalFor(player, chosen.tees[player.id], table);
  return proposal && `${withIndex(player.handicapIndex)}: ${sumWords(proposal)}`;
}

interface WhereStrokesFallProps extends Pick<StrokesFieldsProps, 'players' | 'table'> {
  entries: readonly RosterEntry[];
}

/** For each player, the holes with strokes and their total number; nothing while no player is given strokes, or too few players take part. */
function WhereStrokesFall({ players, table: { course, holes, offTheLow }, entries }: WhereStrokesFallProps) {
  if (entries.length < 2 || entries.every(({ strokesGiven }) => !strokesGiven)) return null;
  const { given } = rosterOf(entries, holes, { course, rules: { offTheLow } });
  if (!given) return null;
  return (
    <Disclosure summary={WHERE_STROKES_FALL}>
      <Stack gap={8}>
        {players.map(({ id, name }) => {
          const byHole = HOLES.flatMap((hole) => (given[hole] ? [[hole, forPlayer(given[hole], id)] as const] : []));
          const counts = [...new Set(byHole.map(([, strokes]) => strokes))].filter((count) => count !== 0).sort((one, other) => other - one);
          const total = byHole.reduce((sum, [, strokes]) => sum + strokes, 0);
          return (
            <Note key={id}>
              {fallsOn(
                name,
                counts.map((count) => [count, byHole.flatMap(([hole, strokes]) => (strokes === count ? [hole] : []))]),
              )}
              . {playsWith(total)}.
            </Note>
          );
        })}
      </Stack>
    </Disclosure>
  );
}
