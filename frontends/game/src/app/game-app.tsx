import { useLocation } from '@fairshare/federation';
import { isScorePath } from '../start/page';
import { PartFailed } from '../shared/part-failed';
import { lazyPart, ShownPart } from '../shared/lazy-part';
import { MainScreen } from './main-screen';

/** Not a federated module of its own: webpack would cut the main app into smaller, and together larger, files. */
const scorePage = lazyPart(() => import('./score/score-page'));

/** The main app; at a scoring link's address, what a guest has of it. */
export function GameApp() {
  const isGuest = isScorePath(useLocation().pathname);
  return isGuest ? <ShownPart part={scorePage} props={{}} pending={null} failed={(retry) => <PartFailed onRetry={retry} />} /> : <MainScreen />;
}
