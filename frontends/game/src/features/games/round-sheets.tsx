import { HoleLegend } from './hole-legend';
import { AddGameButton } from './side-games/add-game-button';
import { RulesButton } from './house-rules/rules-button';
import { OneScreenSwitch } from './one-screen/one-screen-switch';
import { CardButton } from './scorecard/card-button';
import { RosterButton } from './roster/roster-button';
import { LinksButton } from './scoring-links/links-button';
import styles from './round-sheets.module.css';

export interface RoundSheetsProps {
  /** A guest changes nothing of a round, and has its card. */
  isGuest: boolean;
  /** Below the holes of a round. */
  isHole: boolean;
  /** Several games can stand on one screen. */
  canJoin: boolean;
}

/** One row of small buttons, each of which opens a sheet of the round; and the choice of one screen for all games. */
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
