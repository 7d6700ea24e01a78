import { runService } from '@fairshare/service-kit';
import { COURSE_FOLDERS } from './course-folders';
import { createGroupsService, openCourseLibrary } from './service';

runService('groups', ({ environment, logger }) => {
  const library = openCourseLibrary(environment.COURSE_LIBRARY, COURSE_FOLDERS, (message) => logger.warn(message));
  return (deps) => createGroupsService(deps, { library });
});
