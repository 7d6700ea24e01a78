import { changeCourseMutation } from '@fairshare/api-client';
import type { Course, Group } from '@fairshare/contracts';
import { MAX_TEES } from '@fairshare/golf-rules';
import { Button, Note, Stack } from '@fairshare/ui';
import { type KeyboardEvent, useState } from 'react';
import { useOffline } from '../../session/offline/offline';
import { useChange } from '../../shared/use-change';
import { TeeFields } from './tee-fields';
import { ADD_TEE, COULD_NOT_SAVE_TEE, SAVE_TEE, SAVING_TEE, TEE_HINT } from './texts';
import { EMPTY_TEE, teeFrom } from './typed-tee';

interface AddTeeProps {
  group: Group;
  course: Course;
  onAdded: (teeId: string) => void;
}

/** Adds a tee to the group's course card. Not a form, because it is part of the form of the new game. */
export function AddTee({ group, course: { id }, onAdded }: AddTeeProps) {
  const { online } = useOffline();
  const [tee, setTee] = useState<typeof EMPTY_TEE | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending } = useChange(changeCourseMutation(), COULD_NOT_SAVE_TEE);
  const course = group.courses.find((one) => one.id === id);
  const { tees = [] } = course ?? {};
  if (!online || !course || tees.length >= MAX_TEES) return null;
  if (!tee) {
    return (
      <Button variant="ghost" onClick={() => setTee(EMPTY_TEE)}>
        {ADD_TEE}
      </Button>
    );
  }
  const others = tees.map(({ name }) => name);
  const save = () => {
    const typed = teeFrom(tee, others);
    setIsTried(typed === null);
    if (!typed || isPending) return;
    const show = ({ courses }: Group) => {
      const added = courses.find((one) => one.id === id)?.tees?.find((one) => tees.every((before) => before.id !== one.id));
      if (added) onAdded(added.id);
      setTee(null);
    };
    mutate({ groupId: group.id, courseId: id, course: { name: course.name, holes: course.holes, tees: [...tees, typed] } }, { onSuccess: show });
  };
  /** Enter moves the focus to the next field; in the last one it saves. */
  const goOn = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll('input')];
    const next = fields[fields.indexOf(event.target) + 1];
    if (next) next.focus();
    else save();
  };
  return (
    <div onKeyDown={goOn}>
      <Stack gap={8}>
        <Note>{TEE_HINT}</Note>
        <TeeFields autoFocus tee={tee} others={others} isTried={isTried} onChange={setTee} />
        <Button busy={isPending} busyLabel={SAVING_TEE} onClick={save}>
          {SAVE_TEE}
        </Button>
      </Stack>
    </div>
  );
}
