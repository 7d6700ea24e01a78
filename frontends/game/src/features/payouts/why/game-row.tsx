import type { AnyGame, SideGame } from '@fairshare/golf-rules';
import { useMemo } from 'react';
import { enteredGame } from '../../../shared/round-input';
import { isPlayed } from '../../../shared/game-cells';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import type { PhoneRound } from '../money/phone-round';
import { isBegun } from './played-games';
import { PayoutsRow } from '../money/payouts-row';
import { NO_HOLES_YET } from '../texts';
import { CardSections } from './card-sections';
import { resultWords, settleAlone } from './game-result';
import { PointsSections } from './points-sections';
import { SideSections } from './side-sections';

/** One of the specification's games alone: a row with its result, which opens its payments and payouts. Renders nothing while the game has no value. */
export function GameRow({ round, game }: { round: PhoneRound; game: AnyGame }) {
  const settlement = useMemo(() => settleAlone(round, game), [round, game]);
  const { kind, name, inputs } = game;
  if (!settlement) return null;
  const isCards = inputs.cards === true;
  const hasBegun = isCards || isPlayed(kind, round.entered.holes);
  return (
    <PayoutsRow name={kind} title={name} result={hasBegun ? resultWords(round, settlement.nets) : NO_HOLES_YET}>
      {isCards ? <CardSections round={round} /> : <PointsSections round={round} game={enteredGame(round.entered, kind)} />}
    </PayoutsRow>
  );
}

/** A side game alone. It names only its own players. */
export function SideGameRow({ round, game }: { round: PhoneRound; game: SideGame }) {
  const own = useMemo(() => ({ ...round, players: round.players.filter(({ id }) => game.players.includes(id)) }), [round, game]);
  const settlement = useMemo(() => settleOnPhone(round, [game.id]), [round, game.id]);
  const [payout] = settlement?.breakdown.games ?? [];
  if (!settlement || payout?.kind !== 'side') return null;
  return (
    <PayoutsRow name={`side ${game.name}`} title={game.name} result={isBegun(payout) ? resultWords(own, settlement.nets) : NO_HOLES_YET}>
      <SideSections players={own.players} settlement={settlement} payout={payout} />
    </PayoutsRow>
  );
}
