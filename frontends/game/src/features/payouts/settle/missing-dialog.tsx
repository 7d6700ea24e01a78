import { Button, Dialog, List, ListRow, Note } from '@fairshare/ui';
import { playerOf } from '../../../shared/player-of';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { missingLines } from './missing-lines';
import { NEEDS_SIGNAL } from '../../../session/reopen';
import { FINISH_ANYWAY, FINISHING, MISSING_HINT, MISSING_TITLE, STILL_MISSING } from './finish-texts';
import type { Finishing } from './use-finish';

/** The missing entries of a round that the golfer wants to finish early. */
export function MissingDialog({ round, finishing: { missing, online, isBusy, finish, show } }: { round: PhoneRound; finishing: Finishing }) {
  return (
    <Dialog
      open
      onOpenChange={() => show(null)}
      title={MISSING_TITLE}
      description={MISSING_HINT}
      footer={
        <Button variant="primary" disabled={!online} busy={isBusy} busyLabel={FINISHING} onClick={finish}>
          {FINISH_ANYWAY}
        </Button>
      }
    >
      {!online && <Note>{NEEDS_SIGNAL}</Note>}
      {missing.length > 0 && (
        <List label={STILL_MISSING}>
          {missingLines(missing, (playerId) => playerOf(round.players, playerId).name, round.roster, roundInput(round).sideGames).map((line) => (
            <ListRow key={line} title={line} />
          ))}
        </List>
      )}
    </Dialog>
  );
}
