import { AppFrame, AppHeader, AppNav, CircleUserRoundIcon, IconButton, Spinner } from '@fairshare/ui';
import { waitWords } from './page';
import { CHOOSE_A_GAME, TAB_ICONS, TAB_NAMES, TABS } from './tabs';
import { LOGO } from './logo';

const NOTHING = () => undefined;

const ITEMS = TABS.map((id) => ({
  id,
  label: TAB_NAMES[id],
  icon: TAB_ICONS[id],
  onSelect: NOTHING,
  // No options: the picker only makes the arrow appear.
  picker: id === 'games' ? { label: CHOOSE_A_GAME, options: [], onPick: NOTHING } : undefined,
}));

/** A static copy of the main app's frame with the specification's loading screen. The shell's build renders it to HTML. */
export function MainAppFrame({ productName }: { productName: string }) {
  return (
    <AppFrame
      mainId="restoring"
      header={<AppHeader product={<span data-product>{productName}</span>} logo={LOGO} actions={<IconButton label="Profile" icon={<CircleUserRoundIcon />} />} />}
      nav={<AppNav label="" items={ITEMS} current={null} />}
    >
      <div className="restoring">
        <Spinner />
        <p data-wait>{waitWords(true)}</p>
      </div>
    </AppFrame>
  );
}
