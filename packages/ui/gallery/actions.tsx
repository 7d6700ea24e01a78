import {
  Badge,
  Button,
  Card,
  CopyIcon,
  IconButton,
  KeyRoundIcon,
  LinkButton,
  LogOutIcon,
  Menu,
  MenuHeader,
  MenuItem,
  MenuSeparator,
  PlusIcon,
  Section,
  Stack,
  Tooltip,
  Trash2Icon,
  UserRoundIcon,
} from '../src/index';

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

export function Actions() {
  return (
    <Section title="Actions" description="One primary action a screen">
      <Card>
        <Stack>
          <div style={ROW}>
            <Button variant="primary">Save Scores</Button>
            <Button icon={<PlusIcon />}>Create Group</Button>
            <Button variant="ghost">Cancel</Button>
            <Button variant="danger" icon={<Trash2Icon />}>
              Delete game
            </Button>
          </div>
          <div style={ROW}>
            <Button variant="primary" busy busyLabel="Saving...">
              Save Scores
            </Button>
            <Button busy>Update Values</Button>
            <Button variant="primary" disabled>
              Join Game
            </Button>
            <Button disabled>Join</Button>
          </div>
          <Button variant="primary" fullWidth>
            Next Hole
          </Button>
          <div style={ROW}>
            <LinkButton href="#top">Manage Subscription</LinkButton>
            <LinkButton asChild variant="primary" icon={<KeyRoundIcon />}>
              <a href="#top">Upgrade Now</a>
            </LinkButton>
          </div>
          <div style={ROW}>
            <Tooltip content="Copy the email">
              <IconButton label="Copy the email" icon={<CopyIcon />} />
            </Tooltip>
            <IconButton label="Add a player" icon={<PlusIcon />} variant="outlined" />
            <IconButton label="Add a game" icon={<PlusIcon />} variant="filled" />
            <IconButton label="Add a game" icon={<PlusIcon />} variant="filled" disabled />
            <Menu trigger={<Button icon={<UserRoundIcon />}>Menu</Button>}>
              <MenuHeader title="Bartholomew Featherstonehaugh-Smythe" subtitle="bartholomew.featherstonehaugh@example.com" />
              <MenuItem icon={<KeyRoundIcon />}>Reset Password</MenuItem>
              <MenuItem asChild>
                <a href="#top">Email Preferences</a>
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={<LogOutIcon />} tone="danger">
                Sign Out
              </MenuItem>
            </Menu>
          </div>
          <div style={ROW}>
            <Badge>Active</Badge>
            <Badge variant="secondary">2 days</Badge>
            <Badge variant="destructive">Expired</Badge>
            <Badge variant="success">Subscribed</Badge>
            <Badge variant="warning">Pending</Badge>
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
