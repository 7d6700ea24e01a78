import { Button, EmptyState, ErrorState, FlagIcon } from '../../src/index';
import type { Entry } from '../entry';

export const emptyState: Entry = {
  title: 'EmptyState',
  states: [
    {
      name: 'with what to do next',
      shown: (
        <EmptyState icon={<FlagIcon />} title="No games yet. Create your first game!" action={<Button variant="primary">Create New Game</Button>}>
          A game keeps the scores of one round.
        </EmptyState>
      ),
    },
    { name: 'words alone', shown: <EmptyState title="No conflicts" /> },
  ],
};

export const errorState: Entry = {
  title: 'ErrorState',
  states: [
    { name: 'can be tried again', shown: <ErrorState title="The payouts could not be loaded." safe="All scores are saved." onRetry={() => undefined} /> },
    { name: 'trying again', shown: <ErrorState title="The payouts could not be loaded." safe="All scores are saved." onRetry={() => undefined} retrying /> },
    { name: 'something else to do', shown: <ErrorState title="This group is not there any more.">Ask whoever made it for a new share code.</ErrorState> },
  ],
};
