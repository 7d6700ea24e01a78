import { useRuntimeConfig } from '@fairshare/federation';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useSelection } from '../../../session/selection/selection';
import { scorecardOf } from '../../../shared/scorecard/card-of-round';
import { CardTable } from '../../../shared/scorecard/card-table';
import { roundTitle } from './round-title';
import { resultOf } from '../picture/result';
import type { SharedRound } from './shared-round';
import { DOTS_LEGEND, NET, TAGLINE } from './texts';
import { CardSums } from './card-sums';
import styles from './print-card.module.css';
import { printedLines } from './printed-lines';

interface PrintCardProps extends SharedRound {
  onPrinted: () => void;
}

/** The font of printed headlines. No screen of the app uses it, so it is loaded explicitly. */
const DISPLAY_FACE = "700 15pt 'Besley Display'";

/** The scorecard for printing: one page, black on white. It is rendered beside the app and is visible in print only. */
export default function PrintCard({ round, settlement, scope, onPrinted }: PrintCardProps) {
  const { group } = useSelection();
  const { productName } = useRuntimeConfig();
  const title = roundTitle(round, group);
  const result = useMemo(
    () => resultOf({ round, title: roundTitle(round, group), selections: settlement.selections, leftOut: scope.leftOut, kind: 'money' }),
    [round, group, settlement, scope],
  );
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    let isWanted = true;
    const done = () => printed();
    window.addEventListener('afterprint', done);
    // A phone prints whatever is loaded, so printing waits for the app's fonts.
    const display = document.fonts.load(DISPLAY_FACE).catch(() => undefined);
    void Promise.all([display, document.fonts.ready]).then(() => isWanted && window.print());
    return () => {
      isWanted = false;
      window.removeEventListener('afterprint', done);
    };
  }, []);
  if (!result) return null;
  // In the round's player order, as on the card.
  const standings = round.players.flatMap(({ id }) => result.standings.find(({ player }) => player.id === id) ?? []);
  const card = scorecardOf(
    round,
    standings.map(({ player }) => player.id),
  );
  const { lines, legends } = printedLines(round, card);
  return createPortal(
    <article className={styles.sheet} data-players={result.standings.length > 4 ? 'many' : 'few'}>
      <header className={styles.head}>
        <img src="/favicon.svg" alt="" className={styles.mark} />
        <div>
          <h1 className={styles.title}>{title.game}</h1>
          <p>{[title.group, title.day].filter(Boolean).join(' · ')}</p>
        </div>
        <p className={styles.status}>{result.status}</p>
      </header>
      <CardTable
        card={card}
        styles={styles}
        // The net has its place beside the sums.
        columns={card.columns.filter(({ kind }) => kind !== 'net')}
        players={standings.map(({ player, note }) => ({ ...player, note }))}
        nameOf={({ name, note }) => (
          <>
            <span className={styles.name}>{name}</span>
            {note && <span className={styles.note}>{note}</span>}
          </>
        )}
        linesOf={(playerId) => lines[playerId] ?? []}
        withLineNames
        last={{ name: NET, of: (playerId) => standings.find(({ player }) => player.id === playerId)?.cells.at(-1)?.text }}
      />
      <CardSums round={round} result={result} />
      <footer className={styles.foot}>
        <span>{[...legends, card.givesStrokes && DOTS_LEGEND].filter(Boolean).join(' · ')}</span>
        <span>
          <b className={styles.product}>{productName}</b> {TAGLINE}
        </span>
      </footer>
    </article>,
    document.body,
  );
}
