import { ScoreMark, VisuallyHidden } from '@fairshare/ui';
import type { ReactNode } from 'react';
import type { CardCell, CardColumn, CardLine, Scorecard } from './card';
import { cellWords } from './card-words';
import { cellName, HOLE, PAR, PLAYER, STROKE_INDEX } from './texts';

/** A player's line on the card. */
export interface ShownLine extends Pick<CardLine, 'name'> {
  readonly kind: CardLine['kind'] | 'answers';
  readonly cells: readonly CardCell[];
}

/** A player who is on the card. */
export interface CardPlayer {
  readonly id: string;
  readonly name: string;
}

export interface CardTableProps<Player extends CardPlayer> {
  card: Pick<Scorecard, 'columns' | 'pars' | 'strokeIndexes'>;
  /** CSS classes; each use of the table has its own look. */
  styles: Readonly<Record<string, string>>;
  /** The columns to show; missing: all. */
  columns?: readonly CardColumn[];
  /** Accessible name for screen readers. */
  label?: string;
  players: readonly Player[];
  nameOf: (player: Player) => ReactNode;
  /** The lines of a player, from top to bottom. */
  linesOf: (playerId: string) => readonly ShownLine[];
  /** Whether each line has its name next to the player. */
  withLineNames?: boolean;
  /** An extra last column: its heading, and the content for each player. */
  last?: { readonly name: string; readonly of: (playerId: string) => ReactNode };
  /** The hole being played. */
  currentHole?: number | null;
  /** Called when a cell is pressed, to open its hole. */
  onOpen?: ((hole: number, playerId: string) => void) | undefined;
}

/** A table with holes as columns and players as rows, and a heading for each row and column. */
export function CardTable<Player extends CardPlayer>(props: CardTableProps<Player>) {
  const { card, styles, columns = card.columns, label, players, nameOf, linesOf, withLineNames = false, last, currentHole = null } = props;
  const headed = { styles, all: card.columns, columns, currentHole, span: withLineNames ? 2 : 1 };
  return (
    <table className={styles.card} aria-label={label}>
      <colgroup>
        <col className={styles.whoColumn} />
        {withLineNames && <col className={styles.whatColumn} />}
        {columns.map(({ name, kind }) => (
          <col key={name} data-kind={kind} />
        ))}
        {last && <col className={styles.netColumn} />}
      </colgroup>
      <thead>
        <HeadRow {...headed} name={columns.some(({ kind }) => kind === 'hole') ? HOLE : PLAYER} cells={card.columns.map(({ name }) => name)} last={last?.name} isFirst />
        {card.pars && <HeadRow {...headed} name={PAR} cells={card.pars} last={last && ''} />}
        {card.strokeIndexes && <HeadRow {...headed} name={STROKE_INDEX} cells={card.strokeIndexes} last={last && ''} />}
      </thead>
      {players.map((player) => {
        const lines = linesOf(player.id);
        return (
          <tbody key={player.id} className={styles.player}>
            {(lines.length === 0 ? [null] : lines).map((line, index, { length }) => (
              <tr key={index} data-kind={line?.kind}>
                {index === 0 && (
                  <th scope={length > 1 ? 'rowgroup' : 'row'} rowSpan={length} className={styles.who}>
                    {nameOf(player)}
                  </th>
                )}
                {withLineNames && (
                  <th scope="row" className={styles.what}>
                    {line?.name}
                  </th>
                )}
                {columns.map((column) => (
                  <Cell key={column.name} {...props} column={column} player={player} cell={line?.cells[card.columns.indexOf(column)]} />
                ))}
                {index === 0 && last && (
                  <td rowSpan={length} className={styles.net}>
                    {last.of(player.id)}
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

interface HeadRowProps {
  styles: Readonly<Record<string, string>>;
  /** All columns, which the indexes of `cells` refer to, and the shown ones. */
  all: readonly CardColumn[];
  columns: readonly CardColumn[];
  cells: readonly string[];
  name: string;
  last?: string | undefined;
  currentHole: number | null;
  span: number;
  /** Whether this is the row of column headings. */
  isFirst?: boolean;
}

function HeadRow({ styles, all, columns, cells, name, last, currentHole, span, isFirst = false }: HeadRowProps) {
  const Figure = isFirst ? 'th' : 'td';
  return (
    <tr data-row={isFirst ? 'hole' : name === PAR ? 'par' : 'stroke-index'}>
      <th colSpan={span} scope="row" className={styles.who}>
        {name}
      </th>
      {columns.map((column) => (
        <Figure
          key={column.name}
          scope={isFirst ? 'col' : undefined}
          data-kind={column.kind}
          aria-current={isFirst && column.kind === 'hole' && column.holes[0] === currentHole ? 'step' : undefined}
        >
          {cells[all.indexOf(column)]}
        </Figure>
      ))}
      {last !== undefined && <Figure scope={isFirst ? 'col' : undefined}>{last}</Figure>}
    </tr>
  );
}

interface CellProps<Player extends CardPlayer> extends Pick<CardTableProps<Player>, 'styles' | 'currentHole' | 'onOpen'> {
  column: CardColumn;
  player: Player;
  cell: CardCell | undefined;
}

function Cell<Player extends CardPlayer>({ styles, currentHole, onOpen, column: { kind, holes }, player, cell }: CellProps<Player>) {
  const [hole = 0] = holes;
  const ofHole = kind === 'hole';
  const isOpening = ofHole && onOpen && cell && cell.state !== 'off';
  const figures = cell && <Figures styles={styles} cell={cell} />;
  return (
    <td data-kind={kind} data-state={cell?.state} data-best={cell?.isBest || undefined} data-current={(ofHole && hole === currentHole) || undefined}>
      {isOpening ? (
        <button type="button" className={styles.open} aria-label={cellName(player.name, hole, cellWords(cell))} onClick={() => onOpen(hole, player.id)}>
          {figures}
        </button>
      ) : (
        <>
          <span aria-hidden>{figures}</span>
          {cell && <VisuallyHidden>{ofHole ? cellWords(cell) : cell.text}</VisuallyHidden>}
        </>
      )}
    </td>
  );
}

function Figures({ styles, cell: { text, dots, net, mark } }: { styles: CardTableProps<CardPlayer>['styles']; cell: CardCell }) {
  return (
    <>
      {dots && <span className={styles.dots}>{dots}</span>}
      {mark ? <ScoreMark strokes={Number(text)} {...mark} /> : <span>{text}</span>}
      {net !== null && <small className={styles.netStrokes}>{net}</small>}
    </>
  );
}
