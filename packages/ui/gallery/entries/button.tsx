import { Button, PlusIcon, Trash2Icon } from '../../src/index';
import { entry } from '../entry';

const four = (
  <>
    <Button variant="primary">Save Scores</Button>
    <Button>Create Group</Button>
    <Button variant="ghost">Cancel</Button>
    <Button variant="danger">Delete game</Button>
  </>
);

export const button = entry('Button', {
  'primary, secondary, ghost, danger': four,
  hover: four,
  focus: four,
  pressed: four,
  'with an icon': (
    <>
      <Button icon={<PlusIcon />}>Create Group</Button>
      <Button variant="danger" icon={<Trash2Icon />}>
        Delete game
      </Button>
    </>
  ),
  busy: (
    <>
      <Button variant="primary" busy busyLabel="Saving...">
        Save Scores
      </Button>
      <Button busy>Update Values</Button>
    </>
  ),
  disabled: (
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
  'full width': (
    <Button variant="primary" fullWidth>
      Next Hole
    </Button>
  ),
  'long text': <Button icon={<PlusIcon />}>Play The Captain’s Day Foursomes at Carnoustie in May</Button>,
});
