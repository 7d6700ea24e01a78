import type { Player } from '@fairshare/contracts';
import { playersOn, type Roster } from '@fairshare/golf-rules';
import { isolated, Note } from '@fairshare/ui';
import { absenceWords } from '../../../shared/absence-words';
import { offHole } from './texts';

interface OffHoleProps {
  hole: number;
  players: readonly Player[];
  roster: Roster;
  firstHole?: number;
}

/** The players of the round who do not play this hole, with the reason. */
export function OffHole({ hole, players, roster, firstHole }: OffHoleProps) {
  const onHole = playersOn(roster, hole);
  const off = players.filter(({ id }) => !onHole.includes(id));
  if (off.length === 0) return null;
  return <Note>{offHole(off.map(({ id, name }) => `${isolated(name)} (${absenceWords(roster, id, firstHole)})`))}</Note>;
}
