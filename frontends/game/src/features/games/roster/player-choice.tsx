import { ChevronLeftIcon, ChevronRightIcon, IconButton, PlayerRow, Select } from '@fairshare/ui';
import type { Roster } from '@fairshare/golf-rules';
import { AccountName } from '../../../shared/account-name';
import type { ShownPlayer } from '../../../shared/player-of';
import styles from './roster.module.css';
import { type Choice, choicesFor, stepped } from './roster-choices';
import { oneHoleEarlier, oneHoleLater } from './texts';

interface PlayerChoiceProps {
  player: ShownPlayer;
  roster: Roster;
  firstHole: number | undefined;
  /** The first hole of a player who joins now. */
  hole: number;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

/** One player: a choice of the holes they play, and buttons that move it by one hole. */
export function PlayerChoice({ player, roster, firstHole, hole, choice, onChoice }: PlayerChoiceProps) {
  const [earlier, later] = [stepped(roster, choice, -1, hole, firstHole), stepped(roster, choice, 1, hole, firstHole)];
  return (
    <PlayerRow player={player} note={<AccountName player={player} />}>
      <div className={styles.holes}>
        <IconButton
          variant="outlined"
          className={styles.step}
          label={oneHoleEarlier(player.name)}
          icon={<ChevronLeftIcon aria-hidden />}
          disabled={earlier === null}
          onClick={() => earlier && onChoice(earlier)}
        />
        <div className={styles.chip}>
          <Select label={player.name} hideLabel options={choicesFor(roster, player.id, firstHole)} value={choice} onValueChange={onChoice} />
        </div>
        <IconButton
          variant="outlined"
          className={styles.step}
          label={oneHoleLater(player.name)}
          icon={<ChevronRightIcon aria-hidden />}
          disabled={later === null}
          onClick={() => later && onChoice(later)}
        />
      </div>
    </PlayerRow>
  );
}
