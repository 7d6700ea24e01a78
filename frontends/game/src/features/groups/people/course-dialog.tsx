import { addCourseMutation, changeCourseMutation, removeCourseMutation } from '@fairshare/api-client';
import type { Course } from '@fairshare/contracts';
import { Button, FormDialog, Note, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { CourseData } from '../../../shared/course-data';
import { useChange } from '../../../shared/use-change';
import { CardGrids } from './card-grids';
import { courseOf, EMPTY_CARD, typedCardOf, type TypedCard } from './course-of';
import { CourseTees } from './course-tees';
import { teesFrom, type TypedCourseTee, typedTeesOf } from './course-tees-of';
import {
  ADD_COURSE,
  CARD_HINT,
  CHANGE_COURSE,
  COULD_NOT_SAVE_COURSE,
  COURSE_HINT,
  COURSE_NAME,
  COURSE_NAME_NEEDED,
  PARS,
  REMOVE_COURSE,
  SAVE,
  SAVING,
  STROKE_INDEXES,
} from './texts';

interface CourseDialogProps {
  groupId: string;
  /** Null: a new course. */
  course: Course | null;
  onClose: () => void;
}

const NAME_MAX = 90;

/** A course card: a par and a stroke index for each hole. Missing and duplicate ones are reported while typing. */
export function CourseDialog({ groupId, course, onClose }: CourseDialogProps) {
  const [name, setName] = useState(course?.name ?? '');
  const [card, setCard] = useState<TypedCard>(() => (course ? typedCardOf(course.holes) : EMPTY_CARD));
  const [tees, setTees] = useState<readonly TypedCourseTee[]>(() => typedTeesOf(course));
  const [isTried, setIsTried] = useState(false);
  const add = useChange(addCourseMutation(), COULD_NOT_SAVE_COURSE);
  const change = useChange(changeCourseMutation(), COULD_NOT_SAVE_COURSE);
  const remove = useChange(removeCourseMutation(), COULD_NOT_SAVE_COURSE);
  const save = () => {
    const read = courseOf(name, card);
    const typed = teesFrom(card, tees);
    setIsTried(!read || !typed);
    if (!read || !typed) return;
    if (course) change.mutate({ groupId, courseId: course.id, course: { ...read, tees: typed } }, { onSuccess: onClose });
    else add.mutate({ groupId, course: { ...read, ...(typed.length > 0 && { tees: typed }) } }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={course ? CHANGE_COURSE : ADD_COURSE}
      description={COURSE_HINT}
      otherAction={
        course && (
          <Button busy={remove.isPending} onClick={() => remove.mutate({ groupId, courseId: course.id }, { onSuccess: onClose })}>
            {REMOVE_COURSE}
          </Button>
        )
      }
      submitLabel={SAVE}
      busy={add.isPending || change.isPending}
      busyLabel={SAVING}
      onSubmit={save}
    >
      {course?.libraryId !== undefined && <CourseData />}
      <TextField
        label={COURSE_NAME}
        value={name}
        error={isTried && name.trim() === '' ? COURSE_NAME_NEEDED : undefined}
        onChange={(event) => setName(event.target.value)}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <Note>{CARD_HINT}</Note>
      <CardGrids card={card} isTried={isTried} labels={{ pars: PARS, indexes: STROKE_INDEXES }} onChange={setCard} />
      <CourseTees card={card} tees={tees} isTried={isTried} onChange={setTees} />
    </FormDialog>
  );
}
