import type { GameState, ScoringLink } from '@fairshare/contracts';
import { Banner, Button, Dialog, ErrorState, List, ListRow, Note, PlayerBadge, Section, SkeletonList, Stack } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { reasonOf } from '../../../shared/failure-toast';
import type { ShownPlayer } from '../../../shared/player-of';
import { useSelection } from '../../../session/selection/selection';
import { shortNames } from '../../../shared/short-names';
import { useChange } from '../../../shared/use-change';
import type { SheetProps } from '../sheet-button';
import { COULD_NOT_LOAD, LET_IN, LET_OTHERS_SCORE } from './button-texts';
import { GroupLinkView } from './group-link-view';
import { makeGroupLinkMutation, makeLinkMutation, scoringLinksQuery } from './link-calls';
import { LinkView } from './link-view';
import {
  asksToBeLetIn,
  BY_PLAYER,
  COULD_NOT_MAKE,
  GROUP_LINK,
  GROUP_LINK_HINT,
  SEND_TO_GROUP,
  SEND_TO_GROUP_HINT,
  letInAs,
  LINKS_HINT,
  MAKE_LINK,
  makeLinkFor,
  NEEDS_SIGNAL,
  NO_LINK,
  NOT_OPENED,
  openSince,
  scoresWithout,
  scoringLinkOf,
  SHOW,
  showLinkOf,
} from './texts';
import { useLetIn } from './use-let-in';

export default function LinksSheet({ onClose }: SheetProps) {
  const { game, players } = useSelection();
  return game && <LinksDialog game={game} players={players} onClose={onClose} />;
}

interface LinksDialogProps extends SheetProps {
  game: GameState;
  /** The players of the round. */
  players: readonly ShownPlayer[];
}

/** The links by which guests can score the round: one for the group, or one for each player. A tap creates a link and shows it to be sent or scanned. */
function LinksDialog({ game, players, onClose }: LinksDialogProps) {
  const { online } = useOffline();
  const { data, error, isFetching, refetch } = useQuery(scoringLinksQuery(game.id));
  const links = data?.links;
  const groupLink = data?.groupLink;
  const makeForGroup = useChange(makeGroupLinkMutation(), COULD_NOT_MAKE, { titled: false });
  const make = useChange(makeLinkMutation(), COULD_NOT_MAKE, { titled: false });
  const letIn = useLetIn();
  const [shownId, setShownId] = useState<string | null>(null);
  const [isGroupShown, setIsGroupShown] = useState(false);
  const shortName = shortNames(players);
  const nameOf = ({ id, name }: ShownPlayer) => shortName.get(id) ?? name;
  const linkOf = (playerId: string) => links?.find((link) => link.playerId === playerId);
  const shown = players.find(({ id }) => id === shownId);
  const link = shown && linkOf(shown.id);
  const needsSignal = !online && <Banner tone="warning" title={NEEDS_SIGNAL} />;

  if (shown && link) {
    return (
      <Dialog open onOpenChange={onClose} title={scoringLinkOf(nameOf(shown))} description={scoresWithout(nameOf(shown))}>
        <Stack>
          {needsSignal}
          <LinkView key={link.token} game={game} link={link} name={nameOf(shown)} state={stateOf(link)} disabled={!online} onBack={() => setShownId(null)} />
        </Stack>
      </Dialog>
    );
  }
  if (isGroupShown && groupLink) {
    return (
      <Dialog open onOpenChange={onClose} title={GROUP_LINK} description={GROUP_LINK_HINT}>
        <Stack>
          {needsSignal}
          <GroupLinkView key={groupLink.token} game={game} link={groupLink} disabled={!online} onBack={() => setIsGroupShown(false)} />
        </Stack>
      </Dialog>
    );
  }
  const showGroup = () => setIsGroupShown(true);
  return (
    <Dialog open onOpenChange={onClose} title={LET_OTHERS_SCORE} description={LINKS_HINT}>
      <Stack>
        {needsSignal}
        {!links && !error && <SkeletonList label={LET_OTHERS_SCORE} rows={players.length} />}
        {!links && error && online && (
          <ErrorState title={COULD_NOT_LOAD} retrying={isFetching} onRetry={() => void refetch()}>
            {reasonOf(error)}
          </ErrorState>
        )}
        {links && (
          <Stack gap={8}>
            <Button
              fullWidth
              variant="primary"
              disabled={!online && !groupLink}
              busy={makeForGroup.isPending}
              onClick={groupLink ? showGroup : () => makeForGroup.mutate({ gameId: game.id }, { onSuccess: showGroup })}
            >
              {SEND_TO_GROUP}
            </Button>
            <Note>{SEND_TO_GROUP_HINT}</Note>
          </Stack>
        )}
        {links && (
          <Section title={BY_PLAYER}>
            <List label={BY_PLAYER}>
              {players.map((player) => {
                const own = linkOf(player.id);
                return (
                  <ListRow
                    key={player.id}
                    leading={<PlayerBadge player={player} decorative />}
                    title={player.name}
                    subtitle={stateOf(own)}
                    trailing={
                      own?.askedAt ? (
                        <Button
                          variant="primary"
                          aria-label={letInAs(player.name)}
                          disabled={!online}
                          busy={letIn.isPending && letIn.variables.playerId === player.id}
                          onClick={() => letIn.mutate({ gameId: game.id, playerId: player.id })}
                        >
                          {LET_IN}
                        </Button>
                      ) : own ? (
                        <Button aria-label={showLinkOf(player.name)} onClick={() => setShownId(player.id)}>
                          {SHOW}
                        </Button>
                      ) : (
                        <Button
                          aria-label={makeLinkFor(player.name)}
                          disabled={!online}
                          busy={make.isPending && make.variables.playerId === player.id}
                          onClick={() => make.mutate({ gameId: game.id, playerId: player.id }, { onSuccess: () => setShownId(player.id) })}
                        >
                          {MAKE_LINK}
                        </Button>
                      )
                    }
                  />
                );
              })}
            </List>
          </Section>
        )}
      </Stack>
    </Dialog>
  );
}

function stateOf(link: ScoringLink | undefined): string {
  if (!link) return NO_LINK;
  if (link.askedAt) return asksToBeLetIn(link.askedIn ?? null);
  return link.openedAt === null ? NOT_OPENED : openSince(link.openedIn, new Date(link.openedAt));
}
