import { RemoteScreen } from '@fairshare/federation';
import { useEffect, useState } from 'react';

/** The game's local database (specification); it is there once something was kept on this phone. */
const DATABASE_NAME = 'golf-offline';

/** For a golfer whom the game is closed to: scores entered before access ended are sent all the same. Nothing is loaded where nothing was kept. */
export default function UnsentScores() {
  const [hasKept, setHasKept] = useState(false);
  useEffect(() => {
    void holdsScores().then(setHasKept, () => undefined);
  }, []);
  return hasKept && <RemoteScreen remote="game" module="./unsent" pending={null} fallback={() => null} />;
}

async function holdsScores(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === DATABASE_NAME);
}
