import { useState } from 'react';
import { HoleGrid, type HoleGridProps, type HoleState } from '../../src/index';
import type { Entry } from '../entry';

const STATES: Record<number, HoleState> = { 1: 'done', 2: 'done', 3: 'conflict', 4: 'incomplete', 5: 'done' };

function Holes(props: Partial<HoleGridProps>) {
  const [hole, setHole] = useState(6);
  return <HoleGrid label="Select Hole" states={STATES} {...props} current={hole} onSelect={setHole} />;
}

export const holeGrid: Entry = {
  title: 'HoleGrid',
  states: [
    { name: 'before the round', shown: <Holes states={{}} /> },
    { name: 'done, conflict, incomplete, current', shown: <Holes /> },
    { name: 'scores waiting to be sent', shown: <Holes waiting={{ 4: 2, 5: 4 }} /> },
    { name: 'nine holes, begun at the 14th', shown: <Holes holes={[14, 15, 16, 17, 18, 10, 11, 12, 13]} states={{ 14: 'done', 15: 'incomplete' }} /> },
    { name: 'hover', as: 'hover', shown: <Holes /> },
    { name: 'focus', as: 'focus', shown: <Holes /> },
  ],
};
