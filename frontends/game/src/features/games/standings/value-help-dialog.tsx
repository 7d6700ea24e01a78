import type { GameKind } from '@fairshare/golf-rules';
import { Button, Dialog, Stack } from '@fairshare/ui';
import { useLast } from '../use-last';
import { FBT_VALUE_HELP_TITLE, fbtValueHelp, GOT_IT, POINT_VALUE_HELP_TITLE, pointValueHelp } from './value-help-texts';

export type HelpTopic = 'point' | 'fbt';

const HELP = {
  point: { title: POINT_VALUE_HELP_TITLE, text: pointValueHelp },
  fbt: { title: FBT_VALUE_HELP_TITLE, text: fbtValueHelp },
};

/** Explains a value, with an example. */
export default function ValueHelpDialog({ kind, topic, onClose }: { kind: GameKind; topic: HelpTopic | null; onClose: () => void }) {
  const shown = useLast(topic);
  return (
    <Dialog
      open={topic !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown && HELP[shown].title}
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          {GOT_IT}
        </Button>
      }
    >
      <Stack gap={12}>{shown && HELP[shown].text(kind).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}</Stack>
    </Dialog>
  );
}
