/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Menu, MenuItem, TextField } from '../src/index';

function GroupScreen({ autoFocus = false }: { autoFocus?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create Group</Button>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>New group</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Create New Group" description="Two to eight players.">
        <TextField label="Group name" autoFocus={autoFocus} />
      </Dialog>
    </>
  );
}

test('when a dialog opens, then it is named and described, and takes the focus', async () => {
  render(<GroupScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Create Group' }));

  const dialog = screen.getByRole('dialog', { name: 'Create New Group' });
  expect(dialog).toHaveAccessibleDescription('Two to eight players.');
  expect(dialog).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('when a dialog is closed with %s, then its opener has the focus again', async (_way, close) => {
  render(<GroupScreen />);
  const opener = screen.getByRole('button', { name: 'Create Group' });
  await userEvent.click(opener);
  await close();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('when a field takes the focus, then Escape returns it', async () => {
  render(<GroupScreen autoFocus />);
  const opener = screen.getByRole('button', { name: 'Create Group' });
  await userEvent.click(opener);
  expect(screen.getByLabelText('Group name')).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('when a dialog came from a menu, then Escape focuses its button', async () => {
  render(<GroupScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'New group' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

function DeleteScreen({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete Sunday Skins?"
      description="It goes for everyone."
      confirmLabel="Delete game"
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}

test('when a confirmation opens, then Cancel has the focus; pressing its action acts once', async () => {
  const onConfirm = jest.fn();
  render(<DeleteScreen busy={false} onConfirm={onConfirm} />);
  expect(screen.getByRole('alertdialog', { name: 'Delete Sunday Skins?' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());

  await userEvent.click(screen.getByRole('button', { name: 'Delete game' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('when a confirmation is busy, then it neither acts again nor closes', async () => {
  const onConfirm = jest.fn();
  render(<DeleteScreen busy onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete game' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});
