import { CircleUserRoundIcon, IconButton, Spinner } from '@fairshare/ui';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useSelection } from '../../session/selection/selection';
import { whenIdle } from '../../shared/when-idle';

/** The profile menu behind its button. A round does not wait for the menu's code: that comes once the round is there, or when asked for. */
export function ProfileButton() {
  const { loading } = useSelection();
  const [Menu, setMenu] = useState<ComponentType<{ defaultOpen: boolean }> | null>(null);
  const [pressed, setPressed] = useState(false);
  const fetchMenu = () =>
    void import('./profile-menu').then(
      ({ ProfileMenu }) => startTransition(() => setMenu(() => ProfileMenu)),
      () => setPressed(false),
    );
  const open = () => {
    setPressed(true);
    fetchMenu();
  };
  useEffect(() => (loading ? undefined : whenIdle(fetchMenu)), [loading]);

  if (Menu) return <Menu defaultOpen={pressed} />;
  return (
    <IconButton
      label="Profile"
      icon={pressed ? <Spinner /> : <CircleUserRoundIcon aria-hidden />}
      aria-haspopup="menu"
      aria-busy={pressed}
      // The menu may take this button's place before the finger is up, which would leave a click without a target.
      onPointerDown={open}
      onClick={open}
    />
  );
}
