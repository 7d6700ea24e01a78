import { changeGroupMutation } from '@fairshare/api-client';
import type { Group, GroupRules } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES, inDollars } from '@fairshare/golf-rules';
import { Button, Dialog, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { AllowanceField } from '../allowance-field';
import { HolesField } from '../../../shared/holes-field';
import { HouseRulesFields } from '../../../shared/house-rules-fields';
import { COULD_NOT_SAVE_RULES, HOUSE_RULES } from '../../../shared/house-rules-name';
import { SAVE_RULES, SAVING_RULES } from '../../../shared/house-rules-texts';
import { StakesFields, stakesTyped, typedStakes } from '../../../shared/stakes-fields';
import { RULES_HINT } from './texts';
import { useChange } from '../../../shared/use-change';
import { UsualSideGames } from './usual-side-games';

interface HouseRulesDialogProps {
  group: Group;
  onClose: () => void;
}

/** The rules for new rounds of a group. */
export function HouseRulesDialog({ group, onClose }: HouseRulesDialogProps) {
  // The phone may have stored a group from a release without house rules.
  const stored: GroupRules = { ...inDollars(DEFAULT_ROUND_RULES), holes: null, firstHole: null, ...(group as Partial<Group>).rules };
  const [rules, setRules] = useState(stored);
  const [stakes, setStakes] = useState(() => typedStakes(stored));
  const { mutate, isPending } = useChange(changeGroupMutation(), COULD_NOT_SAVE_RULES);
  const values = stakesTyped(stakes);
  const save = () => values && mutate({ groupId: group.id, settings: { rules: { ...rules, ...values } } }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={HOUSE_RULES}
      description={RULES_HINT}
      footer={
        <Button variant="primary" disabled={!values} busy={isPending} busyLabel={SAVING_RULES} onClick={save}>
          {SAVE_RULES}
        </Button>
      }
    >
      <Stack>
        <HouseRulesFields
          rules={rules}
          givesStrokes={group.courses?.length > 0}
          stakes={<StakesFields stakes={stakes} onChange={setStakes} />}
          moreGames={<UsualSideGames games={rules.sideGames ?? []} onChange={(sideGames) => setRules((now) => ({ ...now, sideGames }))} />}
          onChange={(next) => setRules((now) => ({ ...now, ...next }))}
        />
        {group.courses?.some(({ tees = [] }) => tees.length > 0) && (
          <AllowanceField allowance={rules.allowance} onChange={(allowance) => setRules((now) => ({ ...now, allowance }))} />
        )}
        <HolesField holes={rules.holes} firstHole={rules.firstHole} onChange={(next) => setRules((now) => ({ ...now, ...next }))} />
      </Stack>
    </Dialog>
  );
}
