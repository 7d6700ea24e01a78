import { HoleLegend } from './hole-legend';
import { AddGameButton } from './side-games/add-game-button';
import { RulesButton } from './house-rules/rules-button';
import { OneScreenSwitch } from './one-screen/one-screen-switch';
import { CardButton } from './scorecard/card-button';
import { RosterButton } from './roster/roster-button';
import { LinksButton } from './scoring-links/links-button';
import styles from './round-sheets.module.css';

export interface RoundSheetsProps {
  /** A guest cannot change the round, and sees its scorecard only. */
  isGuest: boolean;
  /** Shown below the holes of a round. */
  isHole: boolean;
  /** Whether several games can share one screen. */
  canJoin: boolean;
}

/** One row of small buttons, each of which opens a sheet of the round, and the switch for all games on one screen. */
export default function RoundSheets({ isGuest, isHole, canJoin }: RoundSheetsProps) {
  return (
    <>
      {isHole && <HoleLegend />}
      <div className={styles.sheets}>
        {!isGuest && (
          <>
            <RosterButton />
            <RulesButton />
            <LinksButton />
            <AddGameButton />
          </>
        )}
        <CardButton />
      </div>
      {canJoin && <OneScreenSwitch />}
    </>
  );
}
