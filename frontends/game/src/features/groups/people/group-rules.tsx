import type { Course, Group } from '@fairshare/contracts';
import { Button, List, ListRow, Section, Stack } from '@fairshare/ui';
import { type ComponentType, useState } from 'react';
import { useFailureToast } from '../../../shared/failure-toast';
import { COULD_NOT_SAVE_RULES, HOUSE_RULES } from '../../../shared/house-rules-name';
import type { CourseDialogProps } from './course-dialog';
import type { HouseRulesDialogProps } from './house-rules-dialog';
import { ADD_COURSE, CHANGE_RULES, changeCourse, COULD_NOT_SAVE_COURSE, COURSES, EDIT_GROUP, holesCount, RULES_HINT } from './texts';

/** Leads to the rules that new rounds are made with, and to the group's course cards. */
export function GroupRules({ group, canChange }: { group: Group; canChange: boolean }) {
  const { couldNot } = useFailureToast();
  const [rules, setRules] = useState<{ HouseRulesDialog: ComponentType<HouseRulesDialogProps> } | null>(null);
  const [card, setCard] = useState<{ CourseDialog: ComponentType<CourseDialogProps>; course: Course | null } | null>(null);
  // A phone may have kept a group of a release without courses.
  const courses = (group as Partial<Group>).courses ?? [];
  const open = (course: Course | null) =>
    void import('./course-dialog').then(
      ({ CourseDialog }) => setCard({ CourseDialog, course }),
      (error: unknown) => couldNot(COULD_NOT_SAVE_COURSE, error),
    );
  return (
    <Section title={HOUSE_RULES} description={RULES_HINT}>
      <Stack gap={12}>
        <Button fullWidth disabled={!canChange} onClick={() => void import('./house-rules-dialog').then(setRules, (error: unknown) => couldNot(COULD_NOT_SAVE_RULES, error))}>
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
                    <Button aria-label={changeCourse(course.name)} onClick={() => open(course)}>
                      {EDIT_GROUP}
                    </Button>
                  )
                }
              />
            ))}
          </List>
        )}
        <Button fullWidth disabled={!canChange} onClick={() => open(null)}>
          {ADD_COURSE}
        </Button>
      </Stack>
      {rules && <rules.HouseRulesDialog group={group} onClose={() => setRules(null)} />}
      {card && <card.CourseDialog groupId={group.id} course={card.course} onClose={() => setCard(null)} />}
    </Section>
  );
}
