import { useLocation } from '@fairshare/federation';
import { isScorePath, SAMPLE_PATH } from '../start/page';
import { PartFailed } from '../shared/part-failed';
import { lazyPart, ShownPart } from '../shared/lazy-part';
import { MainScreen } from './main-screen';

/** These are not federated modules of their own: webpack would split the main app into smaller files that are larger in total. */
const scorePage = lazyPart(() => import('./score/score-page'));
const samplePage = lazyPart(() => import('./sample/sample-page'));

/** The main app. At a scoring link's address it shows the guest's part; at the sample's address, a sample round. */
export function GameApp() {
  const { pathname } = useLocation();
  const page = isScorePath(pathname) ? scorePage : pathname === SAMPLE_PATH ? samplePage : null;
  return page ? <ShownPart part={page} props={{}} pending={null} failed={PartFailed} /> : <MainScreen />;
}
