import { type Cents, type GameBreakdown } from '@fairshare/golf-rules';
import { Disclosure, Money } from '@fairshare/ui';
import type { ReactNode } from 'react';
import { namedSideGames, selectionName } from '../../../shared/selection-name';
import styles from './why.module.css';

interface GameDisclosureProps {
  game: GameBreakdown;
  cents: Cents;
  children: ReactNode;
}

/** One game of a net, which can be opened. */
export function GameDisclosure({ game, cents, children }: GameDisclosureProps) {
  return (
    <Disclosure
      summary={
        <span className={styles.game}>
          <bdi>{selectionName(game.selection, namedSideGames({ games: [game] }))}</bdi> <Money cents={cents} />
        </span>
      }
    >
      {children}
    </Disclosure>
  );
}
