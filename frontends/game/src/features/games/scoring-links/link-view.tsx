import type { GameState, ScoringLink } from '@fairshare/contracts';
import { ArrowLeftIcon, Button } from '@fairshare/ui';
import { useChange } from '../../../shared/use-change';
import { endLinkMutation } from './link-calls';
import { LinkShown } from './link-shown';
import styles from './links.module.css';
import { ALL_PLAYERS, COULD_NOT_END, END_LINK, invitation, LET_ANOTHER_IN, scanToScore, worksUntil } from './texts';
import { useLetIn } from './use-let-in';

interface LinkViewProps {
  game: GameState;
  link: ScoringLink;
  /** The player's name. */
  name: string;
  /** Whether and where the link is open, in words. */
  state: string;
  /** Whether the phone is offline. */
  disabled: boolean;
  onBack: () => void;
}

/** One player's link, with actions to send, scan, release and revoke it. */
export function LinkView({ game, link, name, state, disabled, onBack }: LinkViewProps) {
  const of = { gameId: game.id, playerId: link.playerId };
  const release = useLetIn();
  const end = useChange(endLinkMutation(), COULD_NOT_END, { titled: false });
  return (
    <>
      <LinkShown path={link.path} scan={scanToScore(name)} title={game.name} text={invitation(name, game.name)} />
      <p className={styles.state}>
        <strong>{state}.</strong> {worksUntil(new Date(link.expiresAt))}
      </p>
      <div className={styles.actions}>
        {link.openedAt !== null && (
          <Button disabled={disabled} busy={release.isPending} onClick={() => release.mutate(of)}>
            {LET_ANOTHER_IN}
          </Button>
        )}
        <Button variant="danger-quiet" disabled={disabled} busy={end.isPending} onClick={() => end.mutate(of)}>
          {END_LINK}
        </Button>
      </div>
      <Button fullWidth icon={<ArrowLeftIcon aria-hidden />} onClick={onBack}>
        {ALL_PLAYERS}
      </Button>
    </>
  );
}
