import { CircleUserRoundIcon, IconButton, Spinner } from '@fairshare/ui';
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { useSelection } from '../../session/selection/selection';
import { whenIdle } from '../../shared/when-idle';
import type { ProfileMenuProps } from './profile-menu';

/** The button that opens the profile menu. A round does not wait for the menu's code, which loads once the round is shown or the button is pressed. */
export function ProfileButton() {
  const { loading } = useSelection();
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<ProfileMenuProps>; focused: boolean } | null>(null);
  const [pressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const fetchMenu = () =>
    void import('./profile-menu').then(
      ({ ProfileMenu }) => startTransition(() => setLoaded({ Menu: ProfileMenu, focused: button.current !== null && button.current === document.activeElement })),
      () => setPressed(false),
    );
  const open = () => {
    setPressed(true);
    fetchMenu();
  };
  useEffect(() => (loading ? undefined : whenIdle(fetchMenu)), [loading]);

  if (loaded) return <loaded.Menu defaultOpen={pressed} focused={loaded.focused} />;
  return (
    <IconButton
      ref={button}
      label="Profile"
      icon={pressed ? <Spinner /> : <CircleUserRoundIcon aria-hidden />}
      aria-haspopup="menu"
      aria-busy={pressed}
      // The menu may replace this button before the finger is lifted. The click would then have no target.
      onPointerDown={open}
      onClick={open}
    />
  );
}
