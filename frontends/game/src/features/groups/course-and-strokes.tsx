import type { Group, Player } from '@fairshare/contracts';
import { Button, Select, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { StrokesFields } from '../../shared/strokes-fields';
import styles from './groups.module.css';
import { COURSE, GIVE_STROKES, NET_WITHOUT_COURSE } from './texts';

/** The course of a new game, and strokes given for 18 holes by player. */
export interface CourseChosen {
  readonly courseId: string;
  readonly strokes: Readonly<Record<string, number>>;
}

interface CourseAndStrokesProps {
  group: Group;
  /** Who plays. */
  players: readonly Player[];
  /** Missing: no course. */
  chosen?: CourseChosen;
  onChoose: (chosen: CourseChosen | undefined) => void;
}

const NONE = 'none';

/** One line, unless strokes are given: then on which course, and how many to whom. */
export function CourseAndStrokes({ group, players, chosen, onChoose }: CourseAndStrokesProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <p className={styles.whoPlaysLine}>
        <span>{NET_WITHOUT_COURSE}</span>
        <Button variant="ghost" onClick={() => setIsOpen(true)}>
          {GIVE_STROKES}
        </Button>
      </p>
    );
  }
  return (
    <Stack gap={12}>
      <Select
        label={COURSE}
        options={[{ value: NONE, label: NET_WITHOUT_COURSE }, ...group.courses.map(({ id, name }) => ({ value: id, label: name }))]}
        value={chosen?.courseId ?? NONE}
        onValueChange={(courseId) => onChoose(courseId === NONE ? undefined : { courseId, strokes: chosen?.strokes ?? {} })}
      />
      {chosen && <StrokesFields players={players} strokes={chosen.strokes} onChange={(strokes) => onChoose({ ...chosen, strokes })} />}
    </Stack>
  );
}
