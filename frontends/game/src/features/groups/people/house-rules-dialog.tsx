import { changeGroupMutation } from '@fairshare/api-client';
import type { Group, GroupRules } from '@fairshare/contracts';
import { centsToDollars, DEFAULT_ROUND_RULES, dollarsToCents, inDollars, MAX_VALUE } from '@fairshare/golf-rules';
import { Button, Dialog, NumberField, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { HolesField } from '../../../shared/holes-field';
import { HouseRulesFields } from '../../../shared/house-rules-fields';
import { COULD_NOT_SAVE_RULES, HOUSE_RULES } from '../../../shared/house-rules-name';
import { SAVE_RULES, SAVING_RULES } from '../../../shared/house-rules-texts';
import { centsTyped } from '../../../shared/typed-dollars';
import { AMOUNT_NEEDED, FBT_VALUE, POINT_VALUE, RULES_HINT } from './texts';
import { useChange } from '../../../shared/use-change';

interface HouseRulesDialogProps {
  group: Group;
  onClose: () => void;
}

/** The rules that a group's new rounds are made with. */
export function HouseRulesDialog({ group, onClose }: HouseRulesDialogProps) {
  // A phone may have kept a group of a release without house rules.
  const stored: GroupRules = { ...inDollars(DEFAULT_ROUND_RULES), holes: null, firstHole: null, ...(group as Partial<Group>).rules };
  const [rules, setRules] = useState(stored);
  const [values, setValues] = useState({ pointValue: String(stored.pointValue), fbtValue: String(stored.fbtValue) });
  const { mutate, isPending } = useChange(changeGroupMutation(), COULD_NOT_SAVE_RULES);
  const [pointValue, fbtValue] = [dollarsOf(values.pointValue), dollarsOf(values.fbtValue)];
  const save = () => pointValue !== null && fbtValue !== null && mutate({ groupId: group.id, settings: { rules: { ...rules, pointValue, fbtValue } } }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={HOUSE_RULES}
      description={RULES_HINT}
      footer={
        <Button variant="primary" disabled={pointValue === null || fbtValue === null} busy={isPending} busyLabel={SAVING_RULES} onClick={save}>
          {SAVE_RULES}
        </Button>
      }
    >
      <Stack>
        <HouseRulesFields rules={rules} givesStrokes={group.courses?.length > 0} onChange={(next) => setRules((now) => ({ ...now, ...next }))} />
        <NumberField
          label={POINT_VALUE}
          decimals={2}
          value={values.pointValue}
          error={pointValue === null ? AMOUNT_NEEDED : undefined}
          onValueChange={(text) => setValues((now) => ({ ...now, pointValue: text }))}
        />
        <NumberField
          label={FBT_VALUE}
          decimals={2}
          value={values.fbtValue}
          error={fbtValue === null ? AMOUNT_NEEDED : undefined}
          onValueChange={(text) => setValues((now) => ({ ...now, fbtValue: text }))}
        />
        <HolesField holes={rules.holes} firstHole={rules.firstHole} onChange={(next) => setRules((now) => ({ ...now, ...next }))} />
      </Stack>
    </Dialog>
  );
}

/** What a point or a pot is worth, in dollars; null: it is no such amount. */
function dollarsOf(text: string): number | null {
  const cents = centsTyped(text, dollarsToCents(MAX_VALUE));
  return cents === null ? null : centsToDollars(cents);
}
