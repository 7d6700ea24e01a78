import { changePlanMutation } from '@fairshare/api-client';
import type { PlanKey } from '@fairshare/contracts';
import { ConfirmDialog, formatMoney, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { formatLongDate } from '../../shared/dates';
import { useFailureToast } from '../../shared/failures';
import { PLAN_WORDS } from '../../shared/plans';
import { TEXTS } from './texts';

const { changePlan } = TEXTS;

interface ChangePlanDialogProps {
  from: PlanKey;
  to: PlanKey;
  /** Price of the new plan, in cents. */
  amount: number;
  /** Date of the new plan's first charge. */
  at: string;
  onTrial: boolean;
  onClose: () => void;
}

/** Confirms a change of plan: shows the new charge and its date. */
export function ChangePlanDialog({ from, to, amount, at, onTrial, onClose }: ChangePlanDialogProps) {
  const { toast } = useToast();
  const failure = useFailureToast();
  const { mutate, isPending } = useMutation(changePlanMutation());
  const names = { from: PLAN_WORDS[from].name, to: PLAN_WORDS[to].name };
  const charge = { price: formatMoney(amount), day: formatLongDate(at) };

  const change = () =>
    mutate(
      { planKey: to },
      {
        onSuccess: () => {
          toast({ title: changePlan.done, description: changePlan.charged(charge), tone: 'success' });
          onClose();
        },
        onError: (error) => {
          failure.show(error, changePlan.failed);
          onClose();
        },
      },
    );

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={changePlan.title(names.to)}
      description={(onTrial ? changePlan.onTrial : changePlan.onPaid)({ ...names, ...charge })}
      cancelLabel={changePlan.keep(names.from)}
      confirmLabel={isPending ? changePlan.busy : changePlan.confirm(names.to)}
      tone="primary"
      busy={isPending}
      onConfirm={change}
    />
  );
}
