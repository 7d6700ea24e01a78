import { ApiError } from '@fairshare/api-client';
import type { EnteredGame, RoundEntries } from '@fairshare/contracts';
import type { Pot, Roster, RoundSettlement } from '@fairshare/golf-rules';
import { Badge, Banner, Card, DivergingBars, Note, PaymentCard, Section, SegmentedControl, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { AccountName } from '../../../shared/account-name';
import { usePointsPayouts } from '../../../session/money/use-game-payouts';
import { useScoresOnPhone } from '../../../session/money/use-scores-on-phone';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import styles from './standings.module.css';
import {
  ALL_EVEN,
  FAILED_TO_FETCH_PAYOUTS,
  FBT_MEANS,
  MODE_NAMES,
  NET_PER_PLAYER,
  NO_FBT_VALUE,
  NO_PAYOUTS_YET,
  NO_POINT_VALUE,
  PAYOUT_MODE,
  payoutsTitle,
  POT_NAMES,
  POT_OPEN,
  POT_TIED,
  SO_FAR,
  whoOwesWhoTitle,
  WORKED_OUT_HERE,
} from './texts';
import { ValuesLine } from './values-line';
import { ValuesPanel } from './values-panel';

export interface GamePayoutsProps {
  /** With the scores on the screen. */
  game: EnteredGame;
  entered: RoundEntries;
  players: readonly ShownPlayer[];
  roster: Roster;
  /** No hole counts yet. */
  empty: boolean;
}

const MODES = [
  { value: 'points', label: MODE_NAMES.points },
  { value: 'fbt', label: MODE_NAMES.fbt },
] as const;

/** The payouts of a game: its point and pot values, each player's net, and who owes whom. */
export default function GamePayouts({ game, entered, players, roster, empty }: GamePayoutsProps) {
  const [mode, setMode] = useState<'points' | 'fbt'>('points');
  const [isChanging, setChanging] = useState(false);
  const isAtStake = game.settings[mode === 'points' ? 'pointValue' : 'fbtValue'] > 0;
  const scores = useScoresOnPhone({ groupId: entered.groupId, sessionId: entered.id, players, roster });
  const { settlement, failure } = usePointsPayouts(scores, game, mode, isAtStake);
  const payouts = isAtStake ? settlement : null;
  const shortName = shortNames(players);
  const playerOf = new Map(players.map((player) => [player.id, player]));

  return (
    <>
      <Section title={payoutsTitle(game.kind)}>
        <Card>
          <Stack gap={24}>
            <SegmentedControl label={PAYOUT_MODE} hideLabel fullWidth options={MODES} value={mode} onValueChange={setMode} />
            {/* Above the parts that grow with other players' scores. */}
            <div>
              <ValuesLine values={game.settings} isChanging={isChanging} onChange={() => setChanging((now) => !now)} />
              {isChanging && <ValuesPanel key={game.id} kind={game.kind} sessionId={entered.id} game={game} />}
            </div>
            {mode === 'fbt' && <Note>{FBT_MEANS}</Note>}
            {isAtStake && failure && (
              <Banner tone="warning" title={failedToFetch(failure)}>
                {WORKED_OUT_HERE}
              </Banner>
            )}
            {!payouts && <p className={styles.quiet}>{mode === 'points' ? NO_POINT_VALUE : NO_FBT_VALUE}</p>}
            {payouts && empty && <p className={styles.quiet}>{NO_PAYOUTS_YET}</p>}
            {payouts && !empty && (
              <>
                <Pots pots={potsOf(payouts)} nameOf={(playerId) => shortName.get(playerId) ?? playerId} />
                <DivergingBars
                  label={NET_PER_PLAYER}
                  entries={players.map((player) => ({ id: player.id, player, cents: payouts.nets[player.id] ?? 0, note: <AccountName player={player} /> }))}
                />
              </>
            )}
          </Stack>
        </Card>
      </Section>
      {payouts && !empty && (
        <Section title={whoOwesWhoTitle(game.kind)}>
          {payouts.payments.length === 0 && (
            <Card>
              <p className={styles.quiet}>{ALL_EVEN}</p>
            </Card>
          )}
          {payouts.payments.map(({ from, to, cents }) => {
            const [payer, receiver] = [playerOf.get(from), playerOf.get(to)];
            return payer && receiver && <PaymentCard key={`${from} ${to}`} from={payer} to={receiver} cents={cents} />;
          })}
        </Section>
      )}
    </>
  );
}

/** The pots front, back and total; empty in points mode. */
const potsOf = ({ breakdown }: RoundSettlement) => breakdown.games.flatMap((one) => (one.kind === 'fbt' ? one.pots : []));

function Pots({ pots, nameOf }: { pots: readonly Pot[]; nameOf: (playerId: string) => string }) {
  if (pots.length === 0) return null;
  return (
    <dl className={styles.pots}>
      {pots.map(({ name, outcome, provisional, winners }) => (
        <div key={name} className={styles.pot}>
          <dt className={styles.potName}>{POT_NAMES[name]}</dt>
          <dd className={styles.potWinner}>
            {outcome === 'open' ? POT_OPEN : outcome === 'tied' ? POT_TIED : winners.map(nameOf).join(', ')}{' '}
            {provisional && outcome !== 'open' && <Badge variant="secondary">{SO_FAR}</Badge>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "Failed to fetch payouts: 503", or without the status if there was no response. */
function failedToFetch(error: Error): string {
  return error instanceof ApiError ? `${FAILED_TO_FETCH_PAYOUTS}: ${error.status}` : FAILED_TO_FETCH_PAYOUTS;
}
