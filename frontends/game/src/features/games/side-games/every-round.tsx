import { changeGroupMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import type { SideGame } from '@fairshare/golf-rules';
import { Switch } from '@fairshare/ui';
import { useOffline } from '../../../session/offline/offline';
import { useSelection } from '../../../session/selection/selection';
import { sideKinds } from '../../../session/side-games/side-kinds';
import { useChange } from '../../../shared/use-change';
import { COULD_NOT_KEEP, EVERY_ROUND, EVERY_ROUND_HINT } from './texts';

type UsualGame = NonNullable<Group['rules']['sideGames']>[number];

/** Adds a side game to the group's house rules, so that every new round starts with it. */
export function EveryRound({ game }: { game: SideGame }) {
  const { group } = useSelection();
  const { online } = useOffline();
  const keep = useChange(changeGroupMutation(), COULD_NOT_KEEP, { titled: false });
  const kinds = sideKinds();
  if (!group || !kinds) return null;
  // The phone may have stored a group from a release without house rules.
  const usual = (group as Partial<Group>).rules?.sideGames ?? [];
  const isIt = ({ kind, name }: UsualGame) => kind === game.definition.kind && (name ?? game.definition.name) === game.name;
  const change = (isKept: boolean) => {
    const others = usual.filter((one) => !isIt(one));
    const own = { kind: game.definition.kind, name: game.name, options: kinds.optionsInDollars(game.definition, game.options) };
    keep.mutate({ groupId: group.id, settings: { rules: { sideGames: isKept ? [...others, own] : others } } });
  };
  return <Switch label={EVERY_ROUND} hint={EVERY_ROUND_HINT} checked={usual.some(isIt)} disabled={!online || keep.isPending} onCheckedChange={change} />;
}
