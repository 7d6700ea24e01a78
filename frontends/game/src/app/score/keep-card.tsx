import { currentUserQuery, LOGIN_PATH } from '@fairshare/api-client';
import type { GuestRound } from '@fairshare/contracts';
import { useNavigate } from '@fairshare/federation';
import { returnAfterSignIn } from '@fairshare/federation/after-sign-in';
import { Button, Card, Section, Stack } from '@fairshare/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SCORE_PATH } from '../../start/page';
import { useOffline } from '../../session/offline/offline';
import { useAllSent } from '../../session/offline/use-all-sent';
import { KEEP, KEEP_NEEDS_SIGNAL, KEEP_TITLE, keepHint, KEEPING, LOG_IN, MAKE_ACCOUNT, SENDING_FIRST } from './texts';
import { playerNameOf, useKeepRound } from './use-keep-round';

interface KeepCardProps {
  round: GuestRound;
  /** It is the only action left. */
  isMain: boolean;
}

const REGISTER_PATH = '/register';

/** Offers to keep the round: in a new account, an existing one, or the account that is signed in. Pending entries are sent first. */
export function KeepCard({ round, isMain }: KeepCardProps) {
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  const navigate = useNavigate();
  const { keep, isKeeping } = useKeepRound(round);
  const { online } = useOffline();
  const allSent = useAllSent();
  const leave = useMutation({
    mutationFn: (_path: string) => allSent(),
    onSuccess: (_sent, path) => {
      returnAfterSignIn(SCORE_PATH);
      navigate(path);
    },
  });
  const variant = isMain ? 'primary' : undefined;
  return (
    <Section title={KEEP_TITLE}>
      <Card>
        <Stack>
          <span>{keepHint(playerNameOf(round))}</span>
          {!online && <span>{KEEP_NEEDS_SIGNAL}</span>}
          {user ? (
            <Button fullWidth variant={variant} disabled={!online} busy={isKeeping} busyLabel={KEEPING} onClick={() => keep(user)}>
              {KEEP}
            </Button>
          ) : (
            <>
              <Button fullWidth variant={variant} disabled={!online} busy={leave.isPending} busyLabel={SENDING_FIRST} onClick={() => leave.mutate(REGISTER_PATH)}>
                {MAKE_ACCOUNT}
              </Button>
              <Button fullWidth disabled={!online || leave.isPending} onClick={() => leave.mutate(LOGIN_PATH)}>
                {LOG_IN}
              </Button>
            </>
          )}
        </Stack>
      </Card>
    </Section>
  );
}
