import { type Block, shiftedDown, type Shape } from './drawing';
import { footBlock, headBlock } from './head-and-foot';
import { type Desk, PICTURE } from './page';
import { gamesBlock } from './games-block';
import { HEAD } from './palette';
import { paymentsBlock } from './payments-block';
import { potsBlock, standingsBlock } from './standings-block';

const LARGEST = 1.5;
const SMALLEST = 0.6;
const STEP = 0.02;
const GAP = 22;
/** A wider gap between blocks would look as if something were missing. */
const WIDEST_GAP = 64;

/** Lays out the whole picture at the largest scale at which everything fits. */
export function layoutPicture(desk: Omit<Desk, 'scale'>): readonly Shape[] {
  for (let scale = LARGEST; scale > SMALLEST; scale -= STEP) {
    const picture = stacked({ ...desk, scale });
    if (picture) return picture;
  }
  return stacked({ ...desk, scale: SMALLEST }, true) ?? [];
}

/** Stacks the blocks; null: they do not fit at this scale. */
function stacked(desk: Desk, force = false): readonly Shape[] | null {
  const head = headBlock(desk);
  const foot = footBlock(desk);
  const body = [standingsBlock(desk), potsBlock(desk), gamesBlock(desk), paymentsBlock(desk)].filter((block): block is Block => block !== null);
  const gaps = body.length + 1;
  const left = PICTURE.height - foot.height - head.height - body.reduce((sum, { height }) => sum + height, 0) - gaps * GAP * desk.scale;
  if (left < 0 && !force) return null;
  const gap = Math.min(WIDEST_GAP, GAP * desk.scale + Math.max(0, left) / gaps);
  // The space that remains beyond the widest gaps makes the head taller.
  const spare = Math.max(0, PICTURE.height - foot.height - head.height - body.reduce((sum, { height }) => sum + height, 0) - gaps * gap);
  const { palette } = desk;
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width: PICTURE.width, height: PICTURE.height, fill: palette.surface },
    { kind: 'panel', height: head.height + spare, from: HEAD.from, to: HEAD.to, hill: HEAD.hill },
    ...shiftedDown(head.shapes, spare / 2),
  ];
  let y = head.height + spare + gap;
  for (const block of body) {
    shapes.push(...shiftedDown(block.shapes, y));
    y += block.height + gap;
  }
  return [...shapes, ...shiftedDown(foot.shapes, PICTURE.height - foot.height)];
}
