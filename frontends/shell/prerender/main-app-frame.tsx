import { AppFrame, AppHeader, AppNav, BookOpenIcon, CircleUserRoundIcon, FlagTriangleRightIcon, HandCoinsIcon, IconButton, Spinner, UsersIcon } from '@fairshare/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { RESTORING } from '../src/frame/main-app-frame';

const NOTHING = () => undefined;

/** The game's tabs. Pressing Games opens a picker there, which is why it has a chevron. */
const TABS = [
  { id: 'groups', label: 'Groups', icon: <UsersIcon />, onSelect: NOTHING },
  { id: 'games', label: 'Games', icon: <FlagTriangleRightIcon />, onSelect: NOTHING, picker: { label: '', options: [], onPick: NOTHING } },
  { id: 'scoreboard', label: 'Payouts', icon: <HandCoinsIcon />, onSelect: NOTHING },
  { id: 'rules', label: 'Rules', icon: <BookOpenIcon />, onSelect: NOTHING },
];

/**
 * The frame of the main app as HTML, a picture of it: header and tabs where they will be, and between them the specification's loading
 * screen. Made once per build.
 */
export function renderMainAppFrame(productName: string): string {
  return renderToStaticMarkup(
    <AppFrame
      mainId="restoring"
      header={<AppHeader product={<span data-product>{productName}</span>} logo={<img src="/favicon.svg" alt="" />} actions={<IconButton label="Profile" icon={<CircleUserRoundIcon />} />} />}
      nav={<AppNav label="" items={TABS} current={null} />}
    >
      <div className="restoring">
        <Spinner />
        <p data-wait>{RESTORING}</p>
      </div>
    </AppFrame>,
  );
}
