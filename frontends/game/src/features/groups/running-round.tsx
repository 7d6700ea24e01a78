import type { GameSummary, Group } from '@fairshare/contracts';
import { Button, Card, Money } from '@fairshare/ui';
import type { ReactNode } from 'react';
import { everyoneOf } from '../../session/selection/round-players';
import { useSelection } from '../../session/selection/selection';
import { formatDay } from '../../shared/dates';
import { playerOf } from '../../shared/player-of';
import { shortNames } from '../../shared/short-names';
import type { RoundOnPhone } from '../../shared/round-input';
import styles from './groups.module.css';
import { type RoundNow, useRoundNow, useRoundOf } from './round-now';
import { continueGame, CONTINUE, goToPayouts, GO_TO_PAYOUTS, progressWords, SEPARATOR, YOU_LOWER } from './texts';

interface RunningRoundProps {
  group: Group;
  game: GameSummary;
  menu: ReactNode;
}

/** The running round: its progress, the user's money, and a button to continue it. */
export function RunningRound({ group, game, menu }: RunningRoundProps) {
  const round = useRoundOf(group, game);
  // While the round loads, its line shows the day, so that its room is reserved.
  return round ? <Standing group={group} game={game} menu={menu} round={round} /> : <Shown game={game} menu={menu} now={formatDay(game.createdAt, group)} isAllIn={false} />;
}

function Standing({ group, game, menu, round }: RunningRoundProps & { round: RoundOnPhone }) {
  const now = useRoundNow(round);
  const leading = leadingOf(now, group.me);
  const players = everyoneOf(group);
  const words = (
    <>
      <span>{progressWords(now)}</span>
      {leading && (
        <span className={styles.runningMoney}>
          {`${SEPARATOR}${leading.playerId === group.me ? YOU_LOWER : (shortNames(players).get(leading.playerId) ?? playerOf(players, leading.playerId).name)} `}
          <Money cents={leading.cents} />
        </span>
      )}
    </>
  );
  return <Shown game={game} menu={menu} now={words} isAllIn={now.hole === null} />;
}

/** The player whose money is shown: the user, else the leader; null: there is no money yet. */
function leadingOf({ nets }: RoundNow, me: string | null): { readonly playerId: string; readonly cents: number } | null {
  if (!nets) return null;
  if (me !== null && nets[me] !== undefined) return { playerId: me, cents: nets[me] };
  const [best] = Object.entries(nets).sort(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? { playerId: best[0], cents: best[1] } : null;
}

interface ShownProps extends Pick<RunningRoundProps, 'game' | 'menu'> {
  now: ReactNode;
  /** All holes are entered: the button leads to the payouts. */
  isAllIn: boolean;
}

function Shown({ game: { id, name }, menu, now, isAllIn }: ShownProps) {
  const { selectGame, openTab } = useSelection();
  const go = () => {
    selectGame(id);
    openTab(isAllIn ? 'scoreboard' : 'games');
  };
  return (
    <Card className={styles.running}>
      <div className={styles.runningHead}>
        <div className={styles.runningWords}>
          <p className={styles.runningName} translate="no">
            {name}
          </p>
          <p className={styles.runningNow}>{now}</p>
        </div>
        {menu}
      </div>
      <Button fullWidth variant="primary" aria-label={isAllIn ? goToPayouts(name) : continueGame(name)} onClick={go}>
        {isAllIn ? GO_TO_PAYOUTS : CONTINUE}
      </Button>
    </Card>
  );
}
