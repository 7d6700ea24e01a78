import type { GroupRules } from '@fairshare/contracts';
import { Button } from '@fairshare/ui';
import { useState } from 'react';
import { HolesField, type HolesChosen } from '../../shared/holes-field';
import styles from './groups.module.css';
import { CHANGE_HOLES, holesWords } from './texts';

interface WhichHolesProps {
  /** The group's rules; missing in a group that the phone stored from an earlier release. */
  usual?: Pick<GroupRules, 'holes' | 'firstHole'>;
  /** Missing: the holes of the group's rules. */
  chosen?: HolesChosen;
  onChoose: (chosen: HolesChosen) => void;
}

/** The holes of a new game in one line, with a button to change them. */
export function WhichHoles({ usual, chosen, onChoose }: WhichHolesProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { holes, firstHole } = chosen ?? { holes: usual?.holes ?? null, firstHole: usual?.firstHole ?? null };
  if (isChanging) return <HolesField holes={holes} firstHole={firstHole} onChange={onChoose} />;
  return (
    <p className={styles.whoPlaysLine}>
      <span>{holesWords(holes)}</span>
      <Button variant="ghost" onClick={() => setIsChanging(true)}>
        {CHANGE_HOLES}
      </Button>
    </p>
  );
}
