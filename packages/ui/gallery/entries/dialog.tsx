import { type ReactNode, useState } from 'react';
import { Button, Card, ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps, FormDialog, SplitView, TextField } from '../../src/index';
import { entry, opened } from '../entry';

type DialogLook = Omit<DialogProps, 'open' | 'onOpenChange'>;
type QuestionLook = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'>;

function Opening({ opener, ...props }: DialogLook & { opener: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

function Asking({ opener, ...props }: QuestionLook & { opener: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} onConfirm={() => setOpen(false)} />
    </>
  );
}

const opening = (opener: string, look: DialogLook) => opened(opener, <Opening opener={opener} {...look} />);
const asking = (opener: string, look: QuestionLook) => opened(opener, <Asking opener={opener} {...look} />);

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

export const dialog = entry('Dialog', {
  'a form with its actions': opened('Open a form', <Filling opener="Open a form" />),
  small: opening('Open a small one', { title: 'About the point value', size: 'small', children: <p>{RULE}</p> }),
  'large, scrolls': opening('Open a long one', { title: 'Bingo Bango Bongo rules', size: 'large', children: rules }),
  'wide, two columns from 900 px': opening('Open a wide one', {
    title: 'The tab of Saturday Fourball',
    size: 'wide',
    children: <SplitView ratio="even" list={<Card>Payments</Card>} detail={<Card>What it comes from</Card>} />,
  }),
  'about a scene': opening('Open a lesson', {
    title: 'Step 1 of 7',
    scene: <Card>The screen it speaks of</Card>,
    footer: <Button variant="primary">Next</Button>,
    children: <p>{RULE}</p>,
  }),
});

export const confirmDialog = entry('ConfirmDialog', {
  'others lose by it': asking('Ask before deleting', {
    title: 'Delete Sunday Skins?',
    description: 'Its scores and payouts go for everyone in the group.',
    confirmLabel: 'Delete game',
  }),
  busy: asking('Ask, and be at work', {
    title: 'Revoke the trial of Bartholomew Featherstonehaugh-Smythe?',
    description: 'They lose access at once.',
    confirmLabel: 'Revoke trial',
    busy: true,
  }),
  'nobody loses': asking('Ask before replacing', {
    title: 'Use theirs?',
    description: 'Your 5 becomes their 4.',
    confirmLabel: 'Use theirs',
    cancelLabel: 'Keep mine',
    tone: 'primary',
  }),
});
