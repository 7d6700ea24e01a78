import type { Group } from '@fairshare/contracts';
import { Button, Section } from '@fairshare/ui';
import { type ComponentType, useState } from 'react';
import { useFailureToast } from '../../../shared/failure-toast';
import { COULD_NOT_SAVE_RULES, HOUSE_RULES } from '../../../shared/house-rules-texts';
import type { HouseRulesDialogProps } from './house-rules-dialog';
import { CHANGE_RULES, RULES_HINT } from './texts';

/** Leads to the rules that new rounds are made with. */
export function GroupRules({ group, canChange }: { group: Group; canChange: boolean }) {
  const { couldNot } = useFailureToast();
  const [sheet, setSheet] = useState<{ HouseRulesDialog: ComponentType<HouseRulesDialogProps> } | null>(null);
  return (
    <Section title={HOUSE_RULES} description={RULES_HINT}>
      <Button fullWidth disabled={!canChange} onClick={() => void import('./house-rules-dialog').then(setSheet, (error: unknown) => couldNot(COULD_NOT_SAVE_RULES, error))}>
        {CHANGE_RULES}
      </Button>
      {sheet && <sheet.HouseRulesDialog group={group} onClose={() => setSheet(null)} />}
    </Section>
  );
}
