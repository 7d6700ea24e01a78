import { Switch } from '@fairshare/ui';
import { setOneScreen, useIsOneScreen } from './one-screen';
import { BOTH_GAMES_ON_ONE_SCREEN } from './texts';

/** Shows both games of a hole on one screen, or each on its own; this phone remembers it. */
export function OneScreenSwitch() {
  return <Switch label={BOTH_GAMES_ON_ONE_SCREEN} checked={useIsOneScreen()} onCheckedChange={setOneScreen} />;
}
