import { RemoteScreen } from '@fairshare/federation';
import { DATABASE_NAME } from '@fairshare/offline';
import { useEffect, useState } from 'react';

/** Sends scores that a golfer entered before their access ended. Loads nothing if no scores are stored. */
export default function UnsentScores() {
  const [hasStored, setHasStored] = useState(false);
  useEffect(() => {
    void holdsScores().then(setHasStored, () => undefined);
  }, []);
  return hasStored && <RemoteScreen remote="game" module="./unsent" pending={null} fallback={() => null} />;
}

/** The game's local database exists once something was stored on this phone. */
async function holdsScores(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === DATABASE_NAME);
}
