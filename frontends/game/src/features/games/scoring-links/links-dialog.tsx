import type { GameState, ScoringLink } from '@fairshare/contracts';
import { Banner, Button, Dialog, ErrorState, List, ListRow, PlayerBadge, SkeletonList, Stack } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { reasonOf } from '../../../shared/failure-toast';
import type { ShownPlayer } from '../../../shared/player-of';
import { useSelection } from '../../../session/selection/selection';
import { shortNames } from '../../../shared/short-names';
import { useChange } from '../../../shared/use-change';
import type { SheetProps } from '../sheet-button';
import { COULD_NOT_LOAD, LET_OTHERS_SCORE } from './button-texts';
import { makeLinkMutation, scoringLinksQuery } from './link-calls';
import { LinkView } from './link-view';
import { COULD_NOT_MAKE, LINKS_HINT, MAKE_LINK, makeLinkFor, NEEDS_SIGNAL, NO_LINK, NOT_OPENED, openSince, scoresWithout, scoringLinkOf, SHOW, showLinkOf } from './texts';

export default function LinksSheet({ onClose }: SheetProps) {
  const { game, players } = useSelection();
  return game && <LinksDialog game={game} players={players} onClose={onClose} />;
}

interface LinksDialogProps extends SheetProps {
  game: GameState;
  /** Who plays the round. */
  players: readonly ShownPlayer[];
}

/** The round's scoring links, a row a player; one tap makes a link, and shows it to be sent or scanned. */
function LinksDialog({ game, players, onClose }: LinksDialogProps) {
  const { online } = useOffline();
  const { data: links, error, isFetching, refetch } = useQuery(scoringLinksQuery(game.id));
  const make = useChange(makeLinkMutation(), COULD_NOT_MAKE, { titled: false });
  const [shownId, setShownId] = useState<string | null>(null);
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
          <List label={LET_OTHERS_SCORE}>
            {players.map((player) => {
              const own = linkOf(player.id);
              return (
                <ListRow
                  key={player.id}
                  leading={<PlayerBadge player={player} decorative />}
                  title={player.name}
                  subtitle={stateOf(own)}
                  trailing={
                    own ? (
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
        )}
      </Stack>
    </Dialog>
  );
}

function stateOf(link: ScoringLink | undefined): string {
  if (!link) return NO_LINK;
  return link.openedAt === null ? NOT_OPENED : openSince(link.openedIn, new Date(link.openedAt));
}
