import { runService } from '@fairshare/service-kit';
import { createGroupsService } from './service';

runService('groups', () => createGroupsService);
