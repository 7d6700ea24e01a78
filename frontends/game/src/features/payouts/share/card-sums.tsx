import { isRead } from '@fairshare/golf-rules';
import { formatMoney, isolated } from '@fairshare/ui';
import type { ReactNode } from 'react';
import { playerOf } from '../../../shared/player-of';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import type { Result } from '../picture/result';
import { CARDS_HELD, PAYS, POTS, PROVISIONAL_MARK, PROVISIONAL_NOTE, SIDE_GAMES, WHO_OWES_WHO } from './texts';
import styles from './print-card.module.css';

/** The results below the card: who pays whom, the winners of the pots, and the holders of the cards. */
export function CardSums({ round, result }: { round: PhoneRound; result: Result }) {
  const { payments, pots, sideGames, leftOut } = result;
  const hands = isRead(roundInput(round), 'cards') ? handsOf(round) : [];
  const isProvisional = pots.some((line) => line.pots.some(({ provisional }) => provisional));
  return (
    <div className={styles.sums}>
      <Sum title={WHO_OWES_WHO}>
        {payments?.rows.length === 0 && <li>{payments.heading}</li>}
        {payments?.rows.map(({ from, to, amount }) => (
          <li key={`${from.id} ${to.id}`}>
            <bdi>{from.name}</bdi> {PAYS} <bdi>{to.name}</bdi> <strong>{amount}</strong>
          </li>
        ))}
        {leftOut !== null && <li>{leftOut}</li>}
      </Sum>
      {pots.length > 0 && (
        <Sum title={POTS}>
          {pots.map((line) => (
            <li key={line.game}>
              <strong>{line.game}</strong>{' '}
              {line.pots
                .map(
                  ({ name, winners, outcome, provisional }) =>
                    `${name} ${winners.map((winner) => isolated(result.shortNames.get(winner.id) ?? winner.name)).join(', ') || outcome}${provisional ? PROVISIONAL_MARK : ''}`,
                )
                .join(' · ')}
            </li>
          ))}
          {isProvisional && <li>{PROVISIONAL_NOTE}</li>}
        </Sum>
      )}
      {sideGames.length > 0 && (
        <Sum title={SIDE_GAMES}>
          {sideGames.map(({ id, name, words }) => (
            <li key={id}>
              <strong>
                <bdi>{name}</bdi>
              </strong>{' '}
              {words}
            </li>
          ))}
        </Sum>
      )}
      {hands.length > 0 && (
        <Sum title={CARDS_HELD}>
          {hands.map(([playerId, cards]) => (
            <li key={playerId}>
              <strong>
                <bdi>{result.shortNames.get(playerId) ?? playerOf(round.players, playerId).name}</bdi>
              </strong>{' '}
              {cards.map(({ name, valueCents }) => `${name} ${formatMoney(valueCents)}`).join(', ')}
            </li>
          ))}
        </Sum>
      )}
    </div>
  );
}

/** The players with cards, and the value of each of their cards. */
function handsOf(round: PhoneRound) {
  const games = settleOnPhone(round, ['cards'])?.breakdown.games ?? [];
  return games
    .flatMap((game) => (game.kind === 'cards' ? Object.entries(game.accounts).map(([playerId, { cards }]) => [playerId, cards] as const) : []))
    .filter(([, cards]) => cards.length > 0);
}

function Sum({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </section>
  );
}
