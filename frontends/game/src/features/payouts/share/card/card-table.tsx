import type { ShownPlayer } from '../../../../shared/player-of';
import type { Result } from '../picture/result';
import { HOLE, NET, PAR, STROKE_INDEX } from '../texts';
import styles from './print-card.module.css';
import type { CardLine, Scorecard } from './scorecard';

interface CardTableProps {
  card: Scorecard;
  result: Result;
  /** In the round's order, which is that of the card. */
  players: readonly ShownPlayer[];
}

/** Holes across, players down: strokes, points and awards under one another. */
export function CardTable({ card, result, players }: CardTableProps) {
  const standings = players.flatMap(({ id }) => result.standings.find(({ player }) => player.id === id) ?? []);
  return (
    <table className={styles.card}>
      <colgroup>
        <col className={styles.whoColumn} />
        <col className={styles.whatColumn} />
        <col span={card.columns.length} />
        <col className={styles.netColumn} />
      </colgroup>
      <thead>
        <Row name={HOLE} cells={card.columns.map(({ name }) => name)} card={card} last={NET} />
        {card.pars && <Row name={PAR} cells={card.pars} card={card} />}
        {card.strokeIndexes && <Row name={STROKE_INDEX} cells={card.strokeIndexes} card={card} />}
      </thead>
      {standings.map(({ player, note, cells }) => {
        const lines = card.lines[player.id] ?? [];
        return (
          <tbody key={player.id} className={styles.player}>
            {(lines.length === 0 ? [null] : lines).map((line, index) => (
              <tr key={line?.name ?? ''} data-kind={line?.kind}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={Math.max(1, lines.length)} className={styles.who}>
                    <span className={styles.name}>{player.name}</span>
                    {note && <span className={styles.note}>{note}</span>}
                  </th>
                )}
                <th scope="row" className={styles.what}>
                  {line?.name}
                </th>
                <Cells line={line} card={card} />
                {index === 0 && (
                  <td rowSpan={Math.max(1, lines.length)} className={styles.net}>
                    {cells.at(-1)?.text}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

function Row({ name, cells, card, last = '' }: { name: string; cells: readonly string[]; card: Scorecard; last?: string }) {
  return (
    <tr>
      <th colSpan={2} scope="row" className={styles.who}>
        {name}
      </th>
      {cells.map((cell, column) => (
        <th key={card.columns[column]?.name} scope="col" data-sum={card.columns[column]?.isSum || undefined}>
          {cell}
        </th>
      ))}
      <th scope="col">{last}</th>
    </tr>
  );
}

function Cells({ line, card: { columns } }: { line: CardLine | null; card: Scorecard }) {
  return columns.map(({ name, isSum }, column) => {
    const cell = line?.cells[column];
    return (
      <td key={name} data-sum={isSum || undefined}>
        {cell?.dots && <span className={styles.dots}>{cell.dots}</span>}
        <span>{cell?.text}</span>
        {cell?.net != null && <small className={styles.netStrokes}>{cell.net}</small>}
      </td>
    );
  });
}
