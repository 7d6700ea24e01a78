import { addCourseMutation, changeCourseMutation, removeCourseMutation } from '@fairshare/api-client';
import type { Course } from '@fairshare/contracts';
import { Button, FormDialog, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { courseOf, type CourseFault } from './course-of';
import {
  ADD_COURSE,
  CHANGE_COURSE,
  COULD_NOT_SAVE_COURSE,
  COURSE_FAULTS,
  COURSE_HINT,
  COURSE_NAME,
  PARS,
  PARS_HINT,
  REMOVE_COURSE,
  SAVE,
  SAVING,
  STROKE_INDEXES,
  STROKE_INDEXES_HINT,
} from './texts';
import { useChange } from '../../../shared/use-change';

interface CourseDialogProps {
  groupId: string;
  /** Null: a new one. */
  course: Course | null;
  onClose: () => void;
}

const NAME_MAX = 60;

/** A course card, as it is read off: the pars in a row, and the stroke indexes in a row. */
export function CourseDialog({ groupId, course, onClose }: CourseDialogProps) {
  const [name, setName] = useState(course?.name ?? '');
  const [pars, setPars] = useState(course?.holes.map(({ par }) => par).join(' ') ?? '');
  const [indexes, setIndexes] = useState(course?.holes.map(({ strokeIndex }) => strokeIndex).join(' ') ?? '');
  const [fault, setFault] = useState<CourseFault | null>(null);
  const add = useChange(addCourseMutation(), COULD_NOT_SAVE_COURSE);
  const change = useChange(changeCourseMutation(), COULD_NOT_SAVE_COURSE);
  const remove = useChange(removeCourseMutation(), COULD_NOT_SAVE_COURSE);
  const save = () => {
    const read = courseOf(name, pars, indexes);
    if ('fault' in read) {
      setFault(read.fault);
      return;
    }
    if (course) change.mutate({ groupId, courseId: course.id, course: read }, { onSuccess: onClose });
    else add.mutate({ groupId, course: read }, { onSuccess: onClose });
  };
  const faultOf = (field: CourseFault) => (fault === field ? COURSE_FAULTS[field] : undefined);
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
      <TextField label={COURSE_NAME} value={name} error={faultOf('name')} onChange={(event) => setName(event.target.value)} maxLength={NAME_MAX} autoComplete="off" />
      <TextField label={PARS} hint={PARS_HINT} value={pars} error={faultOf('pars')} onChange={(event) => setPars(event.target.value)} autoComplete="off" />
      <TextField
        label={STROKE_INDEXES}
        hint={STROKE_INDEXES_HINT}
        value={indexes}
        error={faultOf('indexes')}
        onChange={(event) => setIndexes(event.target.value)}
        autoComplete="off"
      />
    </FormDialog>
  );
}
