import { makeSpectatorLinkMutation, revokeSpectatorLinkMutation, spectatorLinkQuery } from '@fairshare/api-client';
import type { GameSummary, SpectatorLink } from '@fairshare/contracts';
import { Button, Dialog, Note, Row, SkeletonList, Stack } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { LinkActions } from '../../shared/links/link-actions';
import { useChange } from '../../shared/use-change';
import styles from './groups.module.css';
import { COULD_NOT_SHARE, COULD_NOT_STOP_SHARING, expiresAt, LEADERBOARD_HINT, MAKE_LINK, SHARE_LEADERBOARD, SPECTATOR_LINK, STOP_SHARING } from './texts';

interface SpectatorsDialogProps {
  game: GameSummary;
  onClose: () => void;
}

/** Creates, shares and revokes a link by which spectators can watch a game's scores and points. */
export function SpectatorsDialog({ game, onClose }: SpectatorsDialogProps) {
  const { data: link, isPending, isError } = useQuery(spectatorLinkQuery(game.id));
  const make = useChange(makeSpectatorLinkMutation(), COULD_NOT_SHARE, { titled: false });
  const revoke = useChange(revokeSpectatorLinkMutation(), COULD_NOT_STOP_SHARING, { titled: false });
  return (
    <Dialog open onOpenChange={onClose} title={SHARE_LEADERBOARD} description={LEADERBOARD_HINT} size="small">
      {isPending && <SkeletonList label={SPECTATOR_LINK} rows={1} />}
      {link && (
        <Stack>
          <LinkToShare link={link} name={game.name} />
          <Button variant="danger-quiet" busy={revoke.isPending} onClick={() => revoke.mutate({ gameId: game.id })}>
            {STOP_SHARING}
          </Button>
        </Stack>
      )}
      {(link === null || isError) && (
        <Button fullWidth variant="primary" busy={make.isPending} onClick={() => make.mutate({ gameId: game.id })}>
          {MAKE_LINK}
        </Button>
      )}
    </Dialog>
  );
}

function LinkToShare({ link, name }: { link: SpectatorLink; name: string }) {
  const url = `${window.location.origin}${link.path}`;
  return (
    <>
      <a className={styles.link} href={link.path} target="_blank" rel="noreferrer">
        {url}
      </a>
      <Note>{expiresAt(new Date(link.expiresAt))}</Note>
      <Row>
        <LinkActions url={url} title={name} variant="primary" />
      </Row>
    </>
  );
}
