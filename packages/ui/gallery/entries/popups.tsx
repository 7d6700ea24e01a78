import {
  Button,
  CopyIcon,
  IconButton,
  KeyRoundIcon,
  LayersIcon,
  LogOutIcon,
  Menu,
  MenuHeader,
  MenuItem,
  MenuSeparator,
  MenuSetting,
  PopoverPicker,
  SunIcon,
  TargetIcon,
  Tooltip,
  TrophyIcon,
  UserRoundIcon,
} from '../../src/index';
import { useRef, useState } from 'react';
import type { Entry } from '../entry';

export const menu: Entry = {
  title: 'Menu, MenuHeader, MenuItem, MenuSeparator, MenuSetting',
  states: [
    {
      name: 'plain, link, setting, danger; a long name',
      opens: 'Open the menu',
      shown: (
        <Menu trigger={<Button icon={<UserRoundIcon />}>Open the menu</Button>}>
          <MenuHeader title="Bartholomew Featherstonehaugh-Smythe" subtitle="bartholomew.featherstonehaugh@example.com" />
          <MenuItem icon={<KeyRoundIcon />}>Reset Password</MenuItem>
          <MenuItem asChild>
            <a href="#menu">Email Preferences</a>
          </MenuItem>
          <MenuSetting icon={<SunIcon />} on onChange={() => undefined}>
            Screen Stays On
          </MenuSetting>
          <MenuSeparator />
          <MenuItem icon={<LogOutIcon />} tone="danger">
            Sign Out
          </MenuItem>
        </Menu>
      ),
    },
  ],
};

function GamePicker() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} onClick={() => setOpen(!open)}>
        Choose a game
      </Button>
      <PopoverPicker
        anchor={button}
        open={open}
        onOpenChange={setOpen}
        label="Games"
        side="bottom"
        value="bbb"
        onPick={() => undefined}
        options={[
          { value: 'bbb', label: 'BBB', icon: <TargetIcon /> },
          { value: 'points', label: '2/9/16', icon: <TrophyIcon /> },
          { value: 'cards', label: 'Cards', icon: <LayersIcon /> },
        ]}
      />
    </>
  );
}

export const popoverPicker: Entry = {
  title: 'PopoverPicker',
  states: [
    {
      name: 'one in use',
      opens: 'Choose a game',
      shown: <GamePicker />,
    },
  ],
};

export const tooltip: Entry = {
  title: 'Tooltip, TooltipProvider',
  states: [
    {
      name: 'under a pointer, or on focus',
      shown: (
        <Tooltip content="Copy the email">
          <IconButton label="Copy the email" icon={<CopyIcon />} />
        </Tooltip>
      ),
    },
  ],
};
