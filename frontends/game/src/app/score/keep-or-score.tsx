import type { GuestRound, User } from '@fairshare/contracts';
import { returnsAfterSignIn } from '@fairshare/federation/after-sign-in';
import { Button, Card, Page, Stack } from '@fairshare/ui';
import { useEffect, useRef } from 'react';
import { KEEP, KEEP_TITLE, keepHint, KEEPING, SCORE_AS_GUEST, signedInAs } from './texts';
import { playerNameOf, useKeepRound } from './use-keep-round';

interface KeepOrScoreProps {
  user: User;
  round: GuestRound;
  onScore: () => void;
}

/** Asks a signed-in user who opens a scoring link whether to keep the round at once. A user who signed in to keep it is not asked again. */
export function KeepOrScore({ user, round, onScore }: KeepOrScoreProps) {
  const { keep, isKeeping } = useKeepRound(round);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || !returnsAfterSignIn()) return;
    isBegun.current = true;
    keep(user);
  }, [keep, user]);
  return (
    <Page title={KEEP_TITLE} description={signedInAs(user.email)} width="narrow">
      <Card>
        <Stack>
          <span>{keepHint(playerNameOf(round))}</span>
          <Button fullWidth variant="primary" busy={isKeeping} busyLabel={KEEPING} onClick={() => keep(user)}>
            {KEEP}
          </Button>
          <Button fullWidth disabled={isKeeping} onClick={onScore}>
            {SCORE_AS_GUEST}
          </Button>
        </Stack>
      </Card>
    </Page>
  );
}
