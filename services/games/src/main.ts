import { runService } from '@fairshare/service-kit';
import { createGamesService } from './service';

runService('games', () => createGamesService);
