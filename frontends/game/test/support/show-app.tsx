import { queryKeys } from '@fairshare/api-client';
import type { GameState, GameSummary, Group, HoleGameScores, Preferences, SubscriptionStatus, User } from '@fairshare/contracts';
import { MainScreen } from '../../src/app/main-screen';
import { FakeApi } from './fake-api';
import { entriesOf, NO_PREFERENCES, PAID, USER } from './golf-data';
import { showInShell } from './in-shell';

interface World {
  user?: User;
  preferences?: Preferences;
  subscription?: SubscriptionStatus;
  groups?: Group[];
  games?: GameState[];
  pointsGames?: HoleGameScores[];
}

/** An API with these groups and games. Calls that change data are defined by each test. */
export function anApi({ preferences = NO_PREFERENCES, groups = [], games = [], pointsGames = [] }: World = {}): FakeApi {
  const fake = new FakeApi()
    .on('GET /api/user/photo', { body: { photo: null } })
    .on('GET /api/user/preferences', { body: preferences })
    .on('PUT /api/user/preferences', (body) => ({ body: { ...preferences, ...(body as object) } }))
    .on('GET /api/groups', { body: groups });
  for (const group of groups) {
    const rounds: GameSummary[] = games.filter(({ groupId }) => groupId === group.id);
    fake.on(`GET /api/groups/${group.id}`, { body: group }).on(`GET /api/groups/${group.id}/games`, { body: rounds });
  }
  for (const game of games) {
    fake.on(`GET /api/game-state/${game.id}`, { body: game }).on(`GET /api/game-state/${game.id}/holes`, {
      body: entriesOf(
        game.id,
        game.groupId,
        pointsGames.filter(({ gameStateId }) => gameStateId === game.id),
      ),
    });
  }
  return fake.install();
}

/** The main screen inside the shell's providers. */
export const showApp = ({ user = USER, subscription = PAID }: World = {}) =>
  showInShell(<MainScreen />, { user, path: '/', prepare: (queryClient) => queryClient.setQueryData(queryKeys.subscriptionStatus, subscription) });
