import { Button, PlusIcon, Trash2Icon } from '../../src/index';
import type { Entry } from '../entry';

const four = (
  <>
    <Button variant="primary">Save Scores</Button>
    <Button>Create Group</Button>
    <Button variant="ghost">Cancel</Button>
    <Button variant="danger">Delete game</Button>
  </>
);

export const button: Entry = {
  title: 'Button',
  states: [
    { name: 'primary, secondary, ghost, danger', shown: four },
    { name: 'hover', as: 'hover', shown: four },
    { name: 'focus', as: 'focus', shown: four },
    { name: 'pressed', as: 'press', shown: four },
    {
      name: 'with an icon',
      shown: (
        <>
          <Button icon={<PlusIcon />}>Create Group</Button>
          <Button variant="danger" icon={<Trash2Icon />}>
            Delete game
          </Button>
        </>
      ),
    },
    {
      name: 'busy',
      shown: (
        <>
          <Button variant="primary" busy busyLabel="Saving...">
            Save Scores
          </Button>
          <Button busy>Update Values</Button>
        </>
      ),
    },
    {
      name: 'disabled',
      shown: (
        <>
          <Button variant="primary" disabled>
            Join Game
          </Button>
          <Button disabled>Join</Button>
          <Button variant="ghost" disabled>
            Cancel
          </Button>
          <Button variant="danger" disabled>
            Delete game
          </Button>
        </>
      ),
    },
    {
      name: 'full width',
      shown: (
        <Button variant="primary" fullWidth>
          Next Hole
        </Button>
      ),
    },
    { name: 'long text', shown: <Button icon={<PlusIcon />}>Play The Captain’s Day Foursomes at Carnoustie in May</Button> },
  ],
};
