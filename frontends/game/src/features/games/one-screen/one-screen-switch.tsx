import { Button, CheckIcon } from '@fairshare/ui';
import { setOneScreen, useIsOneScreen } from './one-screen';
import { BOTH_GAMES_ON_ONE_SCREEN } from './texts';

/** Switches between both games of a hole on one screen and each on its own. The setting is stored on this phone. */
export function OneScreenSwitch() {
  const on = useIsOneScreen();
  return (
    <Button fullWidth role="switch" aria-checked={on} icon={on && <CheckIcon aria-hidden />} onClick={() => setOneScreen(!on)}>
      {BOTH_GAMES_ON_ONE_SCREEN}
    </Button>
  );
}
