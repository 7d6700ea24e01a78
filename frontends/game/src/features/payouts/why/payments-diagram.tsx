import type { Player } from '@fairshare/contracts';
import { formatDollars, type Payment } from '@fairshare/golf-rules';
import { formatSignedMoney, isolated, PlayerBadge } from '@fairshare/ui';
import { useParentSize } from '@visx/responsive';
import { Sankey } from '@visx/sankey';
import { useMemo } from 'react';
import { shortNames } from '../../../shared/short-names';
import { playerOf } from '../../../shared/player-of';
import { diagramHeight, paymentsGraph, type PaymentsLink, type PaymentsNode } from './payments-graph';
import styles from './pictures.module.css';

export interface PaymentsDiagramProps {
  players: readonly Player[];
  payments: readonly Payment[];
}

/** Height of a two-line label, reserved even for a small payment. */
const LABEL_HEIGHT = 44;
/** Width of a badge and a first name. The rest is for the streams. */
const WIDEST_LABEL = 160;
/** The maximum share of the width for labels on a phone: "Bartholomew" is not truncated. */
const WIDEST_SHARE = 0.44;
const NODE_WIDTH = 10;
const THINNEST = 2;

/** The payments as streams of money from the payers on the left to the receivers on the right. */
export default function PaymentsDiagram({ players, payments }: PaymentsDiagramProps) {
  const { parentRef, width } = useParentSize();
  const graph = useMemo(() => paymentsGraph(players, payments), [players, payments]);
  const names = useMemo(() => shortNames(players), [players]);
  const height = diagramHeight(players);
  return (
    <div role="img" aria-label={inWords(players, payments)} ref={parentRef} className={styles.diagram} style={{ blockSize: height }}>
      {width > 0 && <Streams graph={graph} names={names} width={width} height={height} />}
    </div>
  );
}

interface StreamsProps {
  graph: ReturnType<typeof paymentsGraph>;
  /** Short names, because there is only room for a first name beside the streams. */
  names: ReturnType<typeof shortNames>;
  width: number;
  height: number;
}

function Streams({ graph, names, width, height }: StreamsProps) {
  const labelWidth = Math.min(WIDEST_LABEL, width * WIDEST_SHARE);
  // Copies, because the layout mutates its input.
  const root = { nodes: graph.nodes.map((node) => ({ ...node })), links: graph.links.map((link) => ({ ...link })) };
  return (
    <Sankey<PaymentsNode, PaymentsLink>
      root={root}
      nodeId={({ id }) => id}
      nodeWidth={NODE_WIDTH}
      nodePadding={LABEL_HEIGHT}
      extent={[
        [labelWidth, LABEL_HEIGHT / 2],
        [width - labelWidth, height - LABEL_HEIGHT / 2],
      ]}
    >
      {({ graph: { nodes, links }, createPath }) => (
        <>
          <svg width={width} height={height} aria-hidden>
            {links.map((link) => (
              <path key={link.index} className={styles.stream} d={createPath(link) ?? undefined} stroke={link.color} strokeWidth={Math.max(THINNEST, link.width ?? 0)} />
            ))}
            {nodes.map(({ id, player, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => (
              <rect key={id} className={styles.node} x={x0} y={y0} width={x1 - x0} height={Math.max(THINNEST, y1 - y0)} fill={player.color} />
            ))}
          </svg>
          {nodes.map(({ id, side, player, cents, y0 = 0, y1 = 0 }) => (
            <span key={id} className={styles.label} data-side={side} style={{ insetBlockStart: (y0 + y1) / 2, inlineSize: labelWidth }}>
              <PlayerBadge player={player} size="small" decorative />
              <span className={styles.labelWords}>
                <span className={styles.labelName}>{names.get(player.id) ?? player.name}</span>
                <span className={styles.labelAmount}>{formatSignedMoney(side === 'pays' ? -cents : cents)}</span>
              </span>
            </span>
          ))}
        </>
      )}
    </Sankey>
  );
}

const inWords = (players: readonly Player[], payments: readonly Payment[]): string =>
  payments.map(({ from, to, cents }) => `${isolated(playerOf(players, from).name)} pays ${isolated(playerOf(players, to).name)} ${formatDollars(cents)}`).join('; ');
