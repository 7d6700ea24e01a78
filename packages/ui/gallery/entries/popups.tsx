import {
  Button,
  CopyIcon,
  IconButton,
  KeyRoundIcon,
  LayersIcon,
  LogOutIcon,
  Menu,
  MenuFold,
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
import { entry, opened } from '../entry';

export const menu = entry('Menu, MenuHeader, MenuItem, MenuSeparator, MenuSetting', {
  'plain, link, setting, danger; a long name': opened(
    'Open the menu',
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
    </Menu>,
  ),
});

export const menuFold = entry('MenuFold', {
  closed: opened(
    'Open the menu',
    <Menu trigger={<Button icon={<UserRoundIcon />}>Open the menu</Button>}>
      <MenuFold icon={<KeyRoundIcon />} label="Legal">
        <MenuItem>Terms of Service</MenuItem>
        <MenuItem>Privacy Policy</MenuItem>
      </MenuFold>
    </Menu>,
  ),
});

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

export const popoverPicker = entry('PopoverPicker', {
  'one in use': opened('Choose a game', <GamePicker />),
});

export const tooltip = entry('Tooltip, TooltipProvider', {
  'under a pointer, or on focus': (
    <Tooltip content="Copy the email">
      <IconButton label="Copy the email" icon={<CopyIcon />} />
    </Tooltip>
  ),
});
