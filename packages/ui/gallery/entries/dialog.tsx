import { type ReactNode, useState } from 'react';
import { Button, Card, ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps, FormDialog, SplitView, TextField } from '../../src/index';
import type { Entry } from '../entry';

type Opened<Props> = Omit<Props, 'open' | 'onOpenChange'> & { opener: string };

function Opening({ opener, footer, ...props }: Opened<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} footer={footer} />
    </>
  );
}

function Asking({ opener, onConfirm, ...props }: Opened<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} onConfirm={confirm} />
    </>
  );
}

const RULE = 'The golfer who is first on the green wins a point; so does whoever is closest to the pin once all are on, and the first in the hole.';
const rules: ReactNode = Array.from({ length: 12 }, (_, index) => <p key={index}>{RULE}</p>);

function Filling({ opener }: { opener: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      {open && (
        <FormDialog
          title="Create New Group"
          description="Two to eight players; you can add more later."
          otherAction={<Button onClick={close}>Cancel</Button>}
          submitLabel="Create Group"
          onSubmit={close}
          onClose={close}
        >
          <TextField label="Group name" />
          <TextField label="Player 1" />
          <TextField label="Player 2" error="At least 2 players are required" />
        </FormDialog>
      )}
    </>
  );
}

export const dialog: Entry = {
  title: 'Dialog',
  states: [
    { name: 'a form with its actions', opens: 'Open a form', shown: <Filling opener="Open a form" /> },
    {
      name: 'small',
      opens: 'Open a small one',
      shown: (
        <Opening opener="Open a small one" title="About the point value" size="small">
          <p>{RULE}</p>
        </Opening>
      ),
    },
    {
      name: 'large, scrolls',
      opens: 'Open a long one',
      shown: (
        <Opening opener="Open a long one" title="Bingo Bango Bongo rules" size="large">
          {rules}
        </Opening>
      ),
    },
    {
      name: 'wide, two columns from 900 px',
      opens: 'Open a wide one',
      shown: (
        <Opening opener="Open a wide one" title="The tab of Saturday Fourball" size="wide">
          <SplitView ratio="even" list={<Card>Payments</Card>} detail={<Card>What it comes from</Card>} />
        </Opening>
      ),
    },
    {
      name: 'about a scene',
      opens: 'Open a lesson',
      shown: (
        <Opening opener="Open a lesson" title="Step 1 of 7" scene={<Card>The screen it speaks of</Card>} footer={<Button variant="primary">Next</Button>}>
          <p>{RULE}</p>
        </Opening>
      ),
    },
  ],
};

export const confirmDialog: Entry = {
  title: 'ConfirmDialog',
  states: [
    {
      name: 'others lose by it',
      opens: 'Ask before deleting',
      shown: (
        <Asking
          opener="Ask before deleting"
          title="Delete Sunday Skins?"
          description="Its scores and payouts go for everyone in the group."
          confirmLabel="Delete game"
          onConfirm={() => undefined}
        />
      ),
    },
    {
      name: 'busy',
      opens: 'Ask, and be at work',
      shown: (
        <Asking
          opener="Ask, and be at work"
          title="Revoke the trial of Bartholomew Featherstonehaugh-Smythe?"
          description="They lose access at once."
          confirmLabel="Revoke trial"
          busy
          onConfirm={() => undefined}
        />
      ),
    },
    {
      name: 'nobody loses',
      opens: 'Ask before replacing',
      shown: (
        <Asking
          opener="Ask before replacing"
          title="Use theirs?"
          description="Your 5 becomes their 4."
          confirmLabel="Use theirs"
          cancelLabel="Keep mine"
          tone="primary"
          onConfirm={() => undefined}
        />
      ),
    },
  ],
};
