import type { ScoringLinkPreview } from '@fairshare/contracts';
import { useNavigate } from '@fairshare/federation';
import { Button, List, ListRow, Note } from '@fairshare/ui';
import { askMutation, pickPlayerMutation } from '../../session/guest/guest-round';
import { SCORE_PATH } from '../../start/page';
import { useChange } from '../../shared/use-change';
import { usePollWhile } from './ask-let-in';
import { ASK_TO_BE_LET_IN, askAs, ASKED, ASKING, askLetIn, NOT_ASKED, NOT_PICKED, PICK, PICK_HINT, PICKED, pickOf, WHO_ARE_YOU } from './texts';

interface PickNameProps {
  token: string;
  choices: NonNullable<ScoringLinkPreview['choices']>;
  madeBy: string | null;
  /** The player could not be picked, for example because another guest was faster. */
  onRefused: () => void;
}

/** A guest who opens a group link picks their name. A taken name can be tapped, too, by the browser that took it and then lost its cookie. */
export function PickName({ token, choices, madeBy, onRefused }: PickNameProps) {
  const navigate = useNavigate();
  const pick = useChange(pickPlayerMutation(token), NOT_PICKED, { titled: false });
  const ask = useChange(askMutation(token), NOT_ASKED, { titled: false });
  const asked = ask.isSuccess ? ask.variables : null;
  usePollWhile(asked !== null, onRefused);
  const mayAsk = (playerId: string) => pick.isError && pick.variables === playerId && asked !== playerId;
  // Without the link in its address, a reloaded page requests the round that this browser is let into, even after the group link has ended.
  const press = (playerId: string) => pick.mutate(playerId, { onSuccess: () => navigate(SCORE_PATH, { replace: true }), onError: onRefused });
  return (
    <>
      <Note>{PICK_HINT}</Note>
      <List label={WHO_ARE_YOU}>
        {choices.map(({ playerId, name, isTaken }) => (
          <ListRow
            key={playerId}
            title={name}
            subtitle={isTaken && (asked === playerId ? ASKED : PICKED)}
            trailing={
              isTaken && mayAsk(playerId) ? (
                <Button variant="primary" aria-label={askAs(name)} busy={ask.isPending} busyLabel={ASKING} onClick={() => ask.mutate(playerId)}>
                  {ASK_TO_BE_LET_IN}
                </Button>
              ) : (
                <Button
                  variant={isTaken ? 'ghost' : 'primary'}
                  aria-label={pickOf(name)}
                  busy={pick.isPending && pick.variables === playerId}
                  disabled={pick.isPending}
                  onClick={() => press(playerId)}
                >
                  {PICK}
                </Button>
              )
            }
          />
        ))}
      </List>
      {choices.some(({ isTaken }) => isTaken) && <Note>{askLetIn(madeBy)}</Note>}
    </>
  );
}
