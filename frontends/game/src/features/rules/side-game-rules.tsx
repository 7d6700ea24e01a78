import { ErrorState, Note, SkeletonList, Stack, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { loadSideKinds, useSideKinds, useSideKindsFailure } from '../../session/side-games/side-kinds';
import { reasonOf } from '../../shared/failure-toast';
import { KindRules } from '../../shared/kind-rules';
import styles from './rules.module.css';

/** Every kind of side game that matches the search, collapsed, with its rules and examples. */
export function SideGameRules() {
  const kinds = useSideKinds(true);
  const failure = useSideKindsFailure();
  const [sought, setSought] = useState('');
  if (!kinds) {
    return failure ? (
      <ErrorState title="The games could not be loaded" onRetry={() => void loadSideKinds()}>
        {reasonOf(failure)}
      </ErrorState>
    ) : (
      <SkeletonList label="Loading the games" rows={4} />
    );
  }
  const words = sought.trim().toLowerCase();
  const found = kinds.SIDE_KINDS.filter(({ name, summary, rules }) => [name, summary, ...rules.paragraphs].some((text) => text.toLowerCase().includes(words)));
  return (
    <Stack>
      <p>Added to a round on the Games tab, by Add a Game. They are played on the same scores.</p>
      <TextField label="Find a game" type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      {found.length === 0 && <Note>No game says that.</Note>}
      {found.map((kind) => (
        <KindRules
          key={kind.kind}
          kind={kind}
          inFull
          summary={
            <>
              <strong>{kind.name}</strong> <span className={styles.muted}>{kind.summary}</span>
            </>
          }
        />
      ))}
    </Stack>
  );
}
