import { useLocation } from '@fairshare/federation';
import { isScorePath, SAMPLE_PATH } from '../start/page';
import { PartFailed } from '../shared/part-failed';
import { lazyPart, ShownPart } from '../shared/lazy-part';
import { MainScreen } from './main-screen';

/** Not federated modules of their own: webpack would cut the main app into smaller, and together larger, files. */
const scorePage = lazyPart(() => import('./score/score-page'));
const samplePage = lazyPart(() => import('./sample/sample-page'));

/** The main app; at a scoring link's address, what a guest has of it; at the sample's, a round to look at. */
export function GameApp() {
  const { pathname } = useLocation();
  const page = isScorePath(pathname) ? scorePage : pathname === SAMPLE_PATH ? samplePage : null;
  return page ? <ShownPart part={page} props={{}} pending={null} failed={PartFailed} /> : <MainScreen />;
}
