import { useState } from 'react';
import { Button, Card, ConfirmDialog, Dialog, Section, TextField, useToast } from '../src/index';

const LONG_TEXT = 'The golfer who is first on the green wins a point; so does whoever is closest to the pin once all are on, and the first in the hole. ';

export function Overlays() {
  const [dialog, setDialog] = useState(false);
  const [reading, setReading] = useState(false);
  const [confirm, setConfirm] = useState(false);
  const { toast } = useToast();
  return (
    <Section title="Dialogs and toasts">
      <Card>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button onClick={() => setDialog(true)}>Open dialog</Button>
          <Button onClick={() => setReading(true)}>Open long dialog</Button>
          <Button onClick={() => setConfirm(true)}>Open confirmation</Button>
          <Button
            onClick={() =>
              toast({ title: 'Game deleted', tone: 'success', action: { label: 'Undo', onPress: () => undefined } })
            }
          >
            Show toast
          </Button>
          <Button
            onClick={() =>
              toast({
                title: 'Sign in failed',
                description: 'Please check your credentials and try again.',
                tone: 'error',
              })
            }
          >
            Show error toast
          </Button>
        </div>
      </Card>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Create New Group"
        description="Two to eight players; you can add more later."
        footer={
          <>
            <Button onClick={() => setDialog(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setDialog(false)}>
              Create Group
            </Button>
          </>
        }
      >
        <TextField label="Group name" />
        <TextField label="Player 1" />
        <TextField label="Player 2" error="At least 2 players are required" />
      </Dialog>
      <Dialog open={reading} onOpenChange={setReading} title="Bingo Bango Bongo rules" size="large">
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>{LONG_TEXT}</p>
        ))}
      </Dialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title="Delete Sunday Skins?"
        description="Its scores and payouts go for everyone in the group."
        confirmLabel="Delete game"
        onConfirm={() => setConfirm(false)}
      />
    </Section>
  );
}
