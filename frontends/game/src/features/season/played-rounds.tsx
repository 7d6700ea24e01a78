import type { Group, PlayerPage, PlayerRound } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { Badge, List, ListRow, Money } from '@fairshare/ui';
import { formatDay } from '../../shared/dates';
import { counted } from '../../shared/counted';
import { pointsWords } from '../../shared/points-words';
import { aboveEvenWords, BEST, ROUNDS, WORST } from './texts';

/** Every round of a player, the newest first; the best and the worst are marked. */
export function PlayedRounds({ group, page: { played, best, worst } }: { group: Group; page: PlayerPage }) {
  return (
    <List label={ROUNDS}>
      {played.map((round) => (
        <ListRow
          key={round.id}
          title={round.name}
          subtitle={
            <>
              <span>
                {formatDay(round.createdAt, group)} {round.id === best && <Badge variant="success">{BEST}</Badge>}
                {round.id === worst && <Badge variant="warning">{WORST}</Badge>}
              </span>
              <br />
              {whatOf(round)}
            </>
          }
          trailing={round.net !== null && <Money cents={dollarsToCents(round.net)} />}
        />
      ))}
    </List>
  );
}

function whatOf({ points, bbb, aboveEven, holesWon, potsWon, cardsHeld }: PlayerRound): string {
  return [
    points !== null && `2/9/16: ${pointsWords(points)}`,
    bbb !== null && `BBB: ${pointsWords(bbb)}`,
    aboveEven !== null && aboveEvenWords(aboveEven),
    holesWon > 0 && `${counted(holesWon, 'hole')} won`,
    potsWon > 0 && `${counted(potsWon, 'pot')} won`,
    cardsHeld > 0 && `${counted(cardsHeld, 'card')} held`,
  ]
    .filter(Boolean)
    .join(' · ');
}
