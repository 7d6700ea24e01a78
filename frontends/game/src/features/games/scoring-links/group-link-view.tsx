import type { GameState, GroupLink } from '@fairshare/contracts';
import { ArrowLeftIcon, Button } from '@fairshare/ui';
import { useChange } from '../../../shared/use-change';
import { endGroupLinkMutation } from './link-calls';
import { LinkShown } from './link-shown';
import styles from './links.module.css';
import { ALL_LINKS, COULD_NOT_END, END_GROUP_LINK_HINT, END_LINK, groupInvitation, SCAN_TO_PICK, worksUntil } from './texts';

interface GroupLinkViewProps {
  game: GameState;
  link: GroupLink;
  /** Whether the phone is offline. */
  disabled: boolean;
  onBack: () => void;
}

/** The group's link, with actions to send, scan and revoke it. */
export function GroupLinkView({ game, link, disabled, onBack }: GroupLinkViewProps) {
  const end = useChange(endGroupLinkMutation(), COULD_NOT_END, { titled: false });
  return (
    <>
      <LinkShown path={link.path} scan={SCAN_TO_PICK} title={game.name} text={groupInvitation(game.name)} />
      <p className={styles.state}>
        {worksUntil(new Date(link.expiresAt))} {END_GROUP_LINK_HINT}
      </p>
      <div className={styles.actions}>
        <Button variant="danger-quiet" disabled={disabled} busy={end.isPending} onClick={() => end.mutate({ gameId: game.id }, { onSuccess: onBack })}>
          {END_LINK}
        </Button>
      </div>
      <Button fullWidth icon={<ArrowLeftIcon aria-hidden />} onClick={onBack}>
        {ALL_LINKS}
      </Button>
    </>
  );
}
