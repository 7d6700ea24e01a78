import { useState } from 'react';
import { HoleGrid, type HoleGridProps, type HoleState } from '../../src/index';
import { entry } from '../entry';

const STATES: Record<number, HoleState> = { 1: 'done', 2: 'done', 3: 'conflict', 4: 'incomplete', 5: 'done' };

function Holes(props: Partial<HoleGridProps>) {
  const [hole, setHole] = useState(6);
  return <HoleGrid label="Select Hole" states={STATES} {...props} current={hole} onSelect={setHole} />;
}

export const holeGrid = entry('HoleGrid', {
  'before the round': <Holes states={{}} />,
  'done, conflict, incomplete, current': <Holes />,
  'scores waiting to be sent': <Holes waiting={{ 4: 2, 5: 4 }} />,
  'nine holes, begun at the 14th': <Holes holes={[14, 15, 16, 17, 18, 10, 11, 12, 13]} states={{ 14: 'done', 15: 'incomplete' }} />,
  hover: <Holes />,
  focus: <Holes />,
});
