import type { Group, PlayerPage, PlayerRound } from '@fairshare/contracts';
import { definitionOf, dollarsToCents, HOLE_GAMES } from '@fairshare/golf-rules';
import { Badge, List, ListRow, Money } from '@fairshare/ui';
import { formatDay } from '../../shared/dates';
import { counted } from '../../shared/counted';
import { aboveEvenWords, BEST, pointsIn, ROUNDS, WORST } from './texts';

/** Every round of a player, the newest first, with badges on the best and the worst. */
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

function whatOf({ aboveEven, holesWon, potsWon, cardsHeld, ...round }: PlayerRound): string {
  return [
    ...HOLE_GAMES.map((kind) => round[kind] != null && pointsIn(definitionOf(kind).name, round[kind])),
    aboveEven !== null && aboveEvenWords(aboveEven),
    holesWon > 0 && `${counted(holesWon, 'hole')} won`,
    potsWon > 0 && `${counted(potsWon, 'pot')} won`,
    cardsHeld > 0 && `${counted(cardsHeld, 'card')} held`,
  ]
    .filter(Boolean)
    .join(' · ');
}
