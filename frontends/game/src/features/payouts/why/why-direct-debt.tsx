import type { Player } from '@fairshare/contracts';
import { type DirectDebtExplanation, formatDollars, type GameBreakdown, type Payment, partsOf, type Roster, type RoundSettlement } from '@fairshare/golf-rules';
import { Money, Note, PlayerRow, Stack } from '@fairshare/ui';
import { playerOf } from '../../../shared/player-of';
import { absenceWords } from '../../../shared/absence-words';
import { holeName, onlySharedHoles, pointWorth, pointsBetween } from '../texts';
import { directHoles } from './direct-parts';
import { GameDisclosure } from './game-disclosure';
import { PartList } from './part-list';
import { ShortWhy } from './short-why';
import styles from './why.module.css';

interface WhyDirectDebtProps {
  players: readonly Player[];
  settlement: RoundSettlement;
  explanation: DirectDebtExplanation;
}

/** What two players owe each other, game by game, from the receiver's side: positive amounts are received. */
export function WhyDirectDebt({ players, settlement, explanation: { debt, games } }: WhyDirectDebtProps) {
  const to = playerOf(players, debt.to);
  return (
    <section className={styles.net}>
      <ShortWhy players={players} settlement={settlement} from={debt.from} to={debt.to} />
      <PlayerRow player={to} size="small">
        <Money cents={debt.cents} size="large" />
      </PlayerRow>
      {settlement.breakdown.games.map((game, index) => (
        <GameDisclosure key={game.selection} game={game} cents={games[index]?.cents ?? 0}>
          <BetweenTwo players={players} roster={settlement.roster} game={game} debt={debt} />
        </GameDisclosure>
      ))}
    </section>
  );
}

/** Points are settled pair by pair and hole by hole. Pots and cards are explained by what each of the two won or lost at the table. */
function BetweenTwo({ players, roster, game, debt }: { players: readonly Player[]; roster: Roster | undefined; game: GameBreakdown; debt: Payment }) {
  const from = playerOf(players, debt.from);
  const to = playerOf(players, debt.to);
  if (game.kind !== 'points') {
    return (
      <Stack gap={24}>
        {[from, to].map((player) => (
          <div key={player.id} className={styles.net}>
            <PlayerRow player={player} size="small" />
            <PartList game={game} parts={partsOf(game, player.id)} absence={absenceWords(roster, player.id)} nameOf={(playerId) => playerOf(players, playerId).name} />
          </div>
        ))}
      </Stack>
    );
  }
  const absences = [from, to].flatMap(({ id, name }) => {
    const words = absenceWords(roster, id);
    return words === null ? [] : [`${name} ${words}`];
  });
  return (
    <>
      <Note>{pointWorth(formatDollars(game.pointValueCents))}</Note>
      {absences.length > 0 && <Note>{onlySharedHoles(absences)}</Note>}
      <ul role="list" className={styles.parts}>
        {directHoles(game, debt).map(({ hole, fromPoints, toPoints, cents }) => (
          <li key={hole} className={styles.part}>
            <span className={styles.words}>
              {holeName(hole)} <Note as="span">{pointsBetween(to.initials, toPoints, from.initials, fromPoints)}</Note>
            </span>
            <Money cents={cents} />
          </li>
        ))}
      </ul>
    </>
  );
}
