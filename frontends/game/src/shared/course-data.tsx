import { Note } from '@fairshare/ui';

const COURSE_DATA = 'Course data: OpenGolfAPI (opengolfapi.org), ODbL 1.0. Clubs change their cards: check against your card.';

/** Stands wherever a card of the library is shown: where it is from, and that nobody vouches for it. */
export const CourseData = () => <Note>{COURSE_DATA}</Note>;
