import type { Course, Group } from '@fairshare/contracts';
import { Button, List, ListRow, Note, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { COULD_NOT_SAVE_RULES } from '../../../shared/house-rules-name';
import { useSheet } from '../../../shared/use-sheet';
import { ADD_COURSE, CHANGE_RULES, changeCourse, COULD_NOT_SAVE_COURSE, COURSES, EDIT_GROUP, holesCount, RULES_HINT } from './texts';

/** Opens the rules for new rounds, and the group's course cards. */
export function GroupRules({ group, canChange }: { group: Group; canChange: boolean }) {
  const rules = useSheet(() => import('./house-rules-dialog'), COULD_NOT_SAVE_RULES);
  const card = useSheet(() => import('./course-dialog'), COULD_NOT_SAVE_COURSE);
  /** Null: a new course. */
  const [edited, setEdited] = useState<Course | null>(null);
  // The phone may have stored a group from a release without courses.
  const courses = (group as Partial<Group>).courses ?? [];
  const openCard = (course: Course | null) => {
    setEdited(course);
    card.open();
  };
  return (
    <>
      <Stack gap={12}>
        <Note>{RULES_HINT}</Note>
        <Button fullWidth disabled={!canChange} busy={rules.isOpening} onClick={rules.open}>
          {CHANGE_RULES}
        </Button>
        {courses.length > 0 && (
          <List label={COURSES}>
            {courses.map((course) => (
              <ListRow
                key={course.id}
                title={course.name}
                subtitle={holesCount(course.holes.length)}
                trailing={
                  canChange && (
                    <Button aria-label={changeCourse(course.name)} onClick={() => openCard(course)}>
                      {EDIT_GROUP}
                    </Button>
                  )
                }
              />
            ))}
          </List>
        )}
        <Button fullWidth disabled={!canChange} onClick={() => openCard(null)}>
          {ADD_COURSE}
        </Button>
      </Stack>
      {rules.sheet && <rules.sheet.HouseRulesDialog group={group} onClose={rules.close} />}
      {card.sheet && <card.sheet.CourseDialog groupId={group.id} course={edited} onClose={card.close} />}
    </>
  );
}
