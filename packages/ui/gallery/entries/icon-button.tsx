import { CopyIcon, IconButton, PlusIcon } from '../../src/index';
import type { Entry } from '../entry';

const three = (
  <>
    <IconButton label="Copy the email" icon={<CopyIcon />} />
    <IconButton label="Add a player" icon={<PlusIcon />} variant="outlined" />
    <IconButton label="Add a game" icon={<PlusIcon />} variant="filled" />
  </>
);

export const iconButton: Entry = {
  title: 'IconButton',
  states: [
    { name: 'plain, outlined, filled', shown: three },
    { name: 'hover', as: 'hover', shown: three },
    { name: 'focus', as: 'focus', shown: three },
    {
      name: 'disabled',
      shown: (
        <>
          <IconButton label="Copy the email" icon={<CopyIcon />} disabled />
          <IconButton label="Add a player" icon={<PlusIcon />} variant="outlined" disabled />
          <IconButton label="Add a game" icon={<PlusIcon />} variant="filled" disabled />
        </>
      ),
    },
  ],
};
