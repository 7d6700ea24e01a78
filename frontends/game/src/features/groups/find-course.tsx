import { addCourseMutation } from '@fairshare/api-client';
import type { Course, Group } from '@fairshare/contracts';
import { Button, List, ListRow, Note, Row, SearchIcon, Stack, TextField } from '@fairshare/ui';
import { CourseData } from '../../shared/course-data';
import { useChange } from '../../shared/use-change';
import {
  COULD_NOT_ADD_COURSE,
  FIND_COURSE,
  FIND_COURSE_HINT,
  holesAndPar,
  LAST_PLAYED_COURSE,
  LIBRARY_COURSES,
  LOOKING,
  NEAR_ME,
  NO_COURSE,
  NO_SUCH_COURSE,
  placeWords,
  YOUR_COURSES,
} from './texts';
import { useCourseSearch } from './use-course-search';

interface FindCourseProps {
  group: Group;
  /** The id of the course of the group's last game on a course. */
  lastPlayed: string | undefined;
  onChoose: (course: Course) => void;
  onNone: () => void;
}

/** One search field for the group's own cards and the library. Choosing a library card copies it to the group. */
export function FindCourse({ group, lastPlayed, onChoose, onNone }: FindCourseProps) {
  const { typed, answer, isLooking, type, findNear } = useCourseSearch();
  const { mutate, isPending, variables } = useChange(addCourseMutation(), COULD_NOT_ADD_COURSE);
  const own = ownCourses(group, typed, lastPlayed);
  const found = answer.courses.filter(({ id }) => !own.some(({ libraryId }) => libraryId === id));
  const copy = (libraryId: string) => {
    if (isPending) return;
    const choose = ({ courses }: Group) => {
      const added = courses.find((course) => course.libraryId === libraryId);
      if (added) onChoose(added);
    };
    mutate({ groupId: group.id, course: { libraryId } }, { onSuccess: choose });
  };
  return (
    <Stack gap={12}>
      <TextField
        label={FIND_COURSE}
        hint={FIND_COURSE_HINT}
        type="search"
        prefix={<SearchIcon aria-hidden />}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          // Enter searches and must not submit the form, which creates the game.
          if (event.key === 'Enter') event.preventDefault();
        }}
        maxLength={80}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Row>
        <Button onClick={findNear} busy={isLooking} busyLabel={LOOKING}>
          {NEAR_ME}
        </Button>
        <Button variant="ghost" onClick={onNone}>
          {NO_COURSE}
        </Button>
      </Row>
      {own.length > 0 && (
        <List label={YOUR_COURSES}>
          {own.map((course) => (
            <ListRow key={course.id} title={<bdi translate="no">{course.name}</bdi>} subtitle={ownNote(course, lastPlayed)} onPress={() => onChoose(course)} />
          ))}
        </List>
      )}
      {found.length > 0 && (
        <>
          <List label={LIBRARY_COURSES}>
            {found.map(({ id, name, city, state, holes, par, distanceKm }) => (
              <ListRow
                key={id}
                title={<bdi translate="no">{name}</bdi>}
                subtitle={[placeWords(city, state, distanceKm), holesAndPar(holes, par)].filter(Boolean).join(' · ')}
                current={isPending && variables.course.libraryId === id}
                onPress={() => copy(id)}
              />
            ))}
          </List>
          <CourseData />
        </>
      )}
      {answer.trouble !== undefined && <Note>{answer.trouble}</Note>}
      {answer.trouble === undefined && answer.q !== '' && answer.q === typed.trim() && own.length + found.length === 0 && <Note>{NO_SUCH_COURSE}</Note>}
    </Stack>
  );
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Courses whose name contains every typed word, the last played course first. */
function ownCourses({ courses }: Group, typed: string, lastPlayed: string | undefined): Course[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const fitting = courses.filter(({ name }) => words.every((word) => folded(name).includes(word)));
  return [...fitting.filter(({ id }) => id === lastPlayed), ...fitting.filter(({ id }) => id !== lastPlayed)];
}

function ownNote({ id, holes }: Course, lastPlayed: string | undefined): string {
  const words = holesAndPar(
    holes.length,
    holes.reduce((sum, { par }) => sum + par, 0),
  );
  return id === lastPlayed ? `${LAST_PLAYED_COURSE} · ${words}` : words;
}
