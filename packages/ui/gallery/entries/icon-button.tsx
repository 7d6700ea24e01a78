import { CopyIcon, IconButton, PlusIcon } from '../../src/index';
import { entry } from '../entry';

const three = (disabled = false) => (
  <>
    <IconButton label="Copy the email" icon={<CopyIcon />} disabled={disabled} />
    <IconButton label="Add a player" icon={<PlusIcon />} variant="outlined" disabled={disabled} />
    <IconButton label="Add a game" icon={<PlusIcon />} variant="filled" disabled={disabled} />
  </>
);

export const iconButton = entry('IconButton', {
  'plain, outlined, filled': three(),
  hover: three(),
  focus: three(),
  disabled: three(true),
});
