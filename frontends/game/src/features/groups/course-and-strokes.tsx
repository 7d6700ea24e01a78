import type { Course, Group } from '@fairshare/contracts';
import { HOLES } from '@fairshare/golf-rules';
import { Button, RadioChips, SegmentedControl, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { CourseData } from '../../shared/course-data';
import { EVERYONE_PLAYS_FROM, IN_FULL, OFF_THE_LOW_CHOICE, STROKES_COUNT, teeWords, THE_CARD } from '../../shared/handicap-texts';
import { type StrokesChosen, StrokesFields, type StrokesTable, withTee } from '../../shared/strokes-fields';
import { AllowanceField } from './allowance-field';
import { AddTee } from './add-tee';
import { FindCourse } from './find-course';
import styles from './groups.module.css';
import { CHANGE_COURSE, CHOOSE_COURSE, NET_WITHOUT_COURSE } from './texts';

/** The course of a new game, the tees and strokes of its players, and its own terms for strokes, if they differ from the group's rules. */
export interface CourseChosen extends StrokesChosen {
  readonly course: Course;
  readonly allowance?: number | undefined;
  readonly offTheLow?: boolean | undefined;
}

interface CourseAndStrokesProps {
  group: Group;
  /** The id of the course of the group's last game on a course. */
  lastPlayed: string | undefined;
  /** The players of the game. */
  players: readonly Group['players'][number][];
  /** The holes of the game. */
  holes: readonly number[] | undefined;
  /** Missing: no course. */
  chosen?: CourseChosen;
  onChoose: (chosen: CourseChosen | undefined) => void;
}

const NO_TEE = 'none';

/** The basis for proposing strokes: the chosen terms, with the group's rules as the fallback. Uses the group's current course card. */
export function tableOf({ courses, rules }: Group, chosen: CourseChosen, holes: readonly number[] | undefined): StrokesTable {
  return {
    course: courses.find(({ id }) => id === chosen.course.id) ?? chosen.course,
    holes: holes ?? rules.holes ?? HOLES,
    allowance: chosen.allowance ?? rules.allowance,
    offTheLow: chosen.offTheLow ?? rules.offTheLow,
  };
}

/** One line, with a button to choose a course. With a course it offers the tees and each player's strokes. */
export function CourseAndStrokes({ group, lastPlayed, players, holes, chosen, onChoose }: CourseAndStrokesProps) {
  const [isFinding, setIsFinding] = useState(false);
  const done = (next: CourseChosen | undefined) => {
    onChoose(next);
    setIsFinding(false);
  };
  // The tees belong to the course, so another course resets the choice of tees and the proposed strokes.
  const choose = (course: Course) => done(course.id === chosen?.course.id ? { ...chosen, course } : { ...chosen, course, strokes: chosen?.strokes ?? {}, tees: {} });
  if (isFinding) return <FindCourse group={group} lastPlayed={lastPlayed} onChoose={choose} onNone={() => done(undefined)} />;
  return (
    <Stack gap={12}>
      <p className={styles.whoPlaysLine}>
        {chosen ? <bdi translate="no">{chosen.course.name}</bdi> : <span>{NET_WITHOUT_COURSE}</span>}
        <Button variant="ghost" onClick={() => setIsFinding(true)}>
          {chosen ? CHANGE_COURSE : CHOOSE_COURSE}
        </Button>
      </p>
      {chosen?.course.libraryId !== undefined && <CourseData />}
      {chosen && <GiveStrokes group={group} players={players} table={tableOf(group, chosen, holes)} chosen={chosen} onChoose={onChoose} />}
    </Stack>
  );
}

interface GiveStrokesProps extends Pick<CourseAndStrokesProps, 'group' | 'players' | 'onChoose'> {
  table: StrokesTable;
  chosen: CourseChosen;
}

/** If the course has tees, a choice for all players at once; then each player's tee and strokes, and the terms. */
function GiveStrokes({ group, players, table, chosen, onChoose }: GiveStrokesProps) {
  const tees = table.course.tees ?? [];
  const ids = players.map(({ id }) => id);
  const [common] = ids.map((id) => chosen.tees[id] ?? NO_TEE).filter((teeId, _, all) => all.every((other) => other === teeId));
  return (
    <>
      {tees.length > 0 && (
        <RadioChips
          label={EVERYONE_PLAYS_FROM}
          options={[...tees.map((tee) => ({ value: tee.id, label: teeWords(tee) })), { value: NO_TEE, label: THE_CARD }]}
          value={common ?? null}
          onValueChange={(teeId) => onChoose({ ...chosen, ...withTee(chosen, players, teeId === NO_TEE ? undefined : teeId) })}
        />
      )}
      <AddTee
        group={group}
        course={chosen.course}
        onAdded={(teeId) =>
          onChoose({
            ...chosen,
            ...withTee(
              chosen,
              players.filter(({ id }) => chosen.tees[id] === undefined),
              teeId,
            ),
          })
        }
      />
      {tees.length > 0 && (
        <>
          <AllowanceField allowance={table.allowance} onChange={(allowance) => onChoose({ ...chosen, allowance })} />
          <SegmentedControl
            label={STROKES_COUNT}
            options={[
              { value: 'full', label: IN_FULL },
              { value: 'low', label: OFF_THE_LOW_CHOICE },
            ]}
            value={table.offTheLow ? 'low' : 'full'}
            onValueChange={(terms) => onChoose({ ...chosen, offTheLow: terms === 'low' })}
            fullWidth
          />
        </>
      )}
      <StrokesFields players={players} table={table} chosen={chosen} onChange={(strokes) => onChoose({ ...chosen, ...strokes })} />
    </>
  );
}
