import { Button, EmptyState, ErrorState, FlagIcon } from '../../src/index';
import { entry } from '../entry';

export const emptyState = entry('EmptyState', {
  'with what to do next': (
    <EmptyState icon={<FlagIcon />} title="No games yet. Create your first game!" action={<Button variant="primary">Create New Game</Button>}>
      A game keeps the scores of one round.
    </EmptyState>
  ),
  'words alone': <EmptyState title="No conflicts" />,
});

export const errorState = entry('ErrorState', {
  'can be tried again': <ErrorState title="The payouts could not be loaded." safe="All scores are saved." onRetry={() => undefined} />,
  'trying again': <ErrorState title="The payouts could not be loaded." safe="All scores are saved." onRetry={() => undefined} retrying />,
  'another way out': <ErrorState title="Update available" safe="Scores that were saved are safe." retryLabel="Reload" onRetry={() => undefined} />,
  'something else to do': <ErrorState title="This group is not there any more.">Ask whoever made it for a new share code.</ErrorState>,
});
