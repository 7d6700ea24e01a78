import { Note } from '@fairshare/ui';

const COURSE_DATA = 'Course data: OpenGolfAPI (opengolfapi.org), ODbL 1.0. Clubs change their cards: check against your card.';

/** Shown with every card from the course library: the source of the data, and a disclaimer that it is not verified. */
export const CourseData = () => <Note>{COURSE_DATA}</Note>;
