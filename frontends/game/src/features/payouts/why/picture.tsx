import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Note, Skeleton } from '@fairshare/ui';
import { PICTURE_FAILED } from '../texts';
import type { PaymentsDiagramProps } from './payments-diagram';
import { diagramHeight } from './payments-graph';
import type { PointsChartProps } from './points-chart';

const PaymentsDiagram = lazy(() => import('./payments-diagram'));
const PointsChart = lazy(() => import('./points-chart'));

/** The chart and one line of its legend, in pixels. */
const POINTS_HEIGHT = 340;

type PictureProps = ({ kind: 'payments' } & PaymentsDiagramProps) | ({ kind: 'points' } & PointsChartProps);

/** A picture whose code loads on demand. If it cannot be loaded offline, a note replaces it. */
export function Picture(props: PictureProps) {
  return (
    <PictureBoundary>
      <Suspense fallback={<Skeleton height={props.kind === 'payments' ? diagramHeight(props.players) : POINTS_HEIGHT} />}>
        {props.kind === 'payments' ? <PaymentsDiagram {...props} /> : <PointsChart {...props} />}
      </Suspense>
    </PictureBoundary>
  );
}

class PictureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Note>{PICTURE_FAILED}</Note> : this.props.children;
  }
}
