import { useRuntimeConfig } from '@fairshare/federation';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useSelection } from '../../../../session/selection/selection';
import { roundTitle } from '../../receipt/round-title';
import { resultOf } from '../picture/result';
import type { SharedRound } from '../shared-round';
import { DOTS_LEGEND, TAGLINE } from '../texts';
import { CardTable } from './card-table';
import { CardSums } from './card-sums';
import styles from './print-card.module.css';
import { scorecardOf } from './scorecard';

interface PrintCardProps extends SharedRound {
  onPrinted: () => void;
}

/** The scorecard on paper: one page, black on white. It stands beside the app, shown to the printer alone. */
export default function PrintCard({ round, settlement, coverage, onPrinted }: PrintCardProps) {
  const { group } = useSelection();
  const { productName } = useRuntimeConfig();
  const title = roundTitle(round, group);
  const result = useMemo(
    () => resultOf({ round, title: roundTitle(round, group), selections: settlement.selections, leftOut: coverage.leftOut, kind: 'money' }),
    [round, group, settlement, coverage],
  );
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    let isWanted = true;
    const done = () => printed();
    window.addEventListener('afterprint', done);
    // A phone prints what it has: with the app's font, once it is there.
    void document.fonts.ready.then(() => isWanted && window.print());
    return () => {
      isWanted = false;
      window.removeEventListener('afterprint', done);
    };
  }, []);
  if (!result) return null;
  const card = scorecardOf(
    round,
    result.standings.map(({ player }) => player.id),
  );
  return createPortal(
    <article className={styles.sheet} data-players={result.standings.length > 4 ? 'many' : 'few'}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title.game}</h1>
          <p>{[title.group, title.day].filter(Boolean).join(' · ')}</p>
        </div>
        <p className={styles.status}>{result.status}</p>
      </header>
      <CardTable card={card} result={result} players={round.players} />
      <CardSums round={round} result={result} />
      <footer className={styles.foot}>
        <span>{[...card.legends, card.givesStrokes && DOTS_LEGEND].filter(Boolean).join(' · ')}</span>
        <span>
          {productName}. {TAGLINE}
        </span>
      </footer>
    </article>,
    document.body,
  );
}
