import { CopyIcon, IconButton, PlusIcon } from '../../src/index';
import { entry } from '../entry';

const three = (
  <>
    <IconButton label="Copy the email" icon={<CopyIcon />} />
    <IconButton label="Add a player" icon={<PlusIcon />} variant="outlined" />
    <IconButton label="Add a game" icon={<PlusIcon />} variant="filled" />
  </>
);

export const iconButton = entry('IconButton', {
  'plain, outlined, filled': three,
  hover: three,
  focus: three,
  disabled: (
    <>
      <IconButton label="Copy the email" icon={<CopyIcon />} disabled />
      <IconButton label="Add a player" icon={<PlusIcon />} variant="outlined" disabled />
      <IconButton label="Add a game" icon={<PlusIcon />} variant="filled" disabled />
    </>
  ),
});
