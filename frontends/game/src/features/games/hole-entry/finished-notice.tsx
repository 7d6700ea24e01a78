import { Button, Note, Row } from '@fairshare/ui';
import { useOffline } from '../../../session/offline/offline';
import { NEEDS_SIGNAL, REOPEN, useReopen } from '../../../session/reopen';
import { FINISHED_ROUND } from './texts';

/** The reason why a finished round takes no entries, and a button that reopens it. */
export default function FinishedNotice({ gameId }: { gameId: string }) {
  const { online } = useOffline();
  const { reopen, isReopening } = useReopen(gameId);
  return (
    <Row>
      <Note>{online ? FINISHED_ROUND : NEEDS_SIGNAL}</Note>
      <Button disabled={!online} busy={isReopening} onClick={reopen}>
        {REOPEN}
      </Button>
    </Row>
  );
}
