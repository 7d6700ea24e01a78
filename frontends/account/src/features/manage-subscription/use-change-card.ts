import { ApiError, changeCard, changeCardAfterSetupMutation } from '@fairshare/api-client';
import { CARD_DECLINED } from '@fairshare/contracts';
import { useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRefreshAccess } from '../../shared/access';
import { useFailureToast } from '../../shared/failures';
import { isToBeConfirmed } from '../../shared/subscription-trouble';
import { TEXTS } from './texts';

/** A card setup in progress, and why the previously set up card was refused. */
export interface CardSetup {
  readonly clientSecret: string;
  readonly refusal?: string;
}

interface ChangeCard {
  /** null: no card is being entered. */
  readonly setup: CardSetup | null;
  readonly opening: boolean;
  /** The card is confirmed, and the server is replacing the old one. */
  readonly saving: boolean;
  open(): void;
  save(setupIntentId: string): void;
  keep(): void;
}

/** @param returned a setup intent confirmed on a bank's page; its card replaces the old one at once */
export function useChangeCard(returned: string | null): ChangeCard {
  const { toast } = useToast();
  const failure = useFailureToast();
  const refreshAccess = useRefreshAccess();
  const [setup, setSetup] = useState<CardSetup | null>(null);

  const begin = useMutation({
    mutationFn: (_refusal: string | undefined) => changeCard(),
    onSuccess: ({ clientSecret }, refusal) => setSetup({ clientSecret, refusal }),
    onError: (error) => {
      setSetup(null);
      failure.show(error, TEXTS.changeCardFailed);
    },
  });
  const finish = useMutation({
    ...changeCardAfterSetupMutation(),
    onError: (error) => {
      failure.show(error, TEXTS.changeCardFailed);
      // The setup is used up: another card needs a new one.
      if (error instanceof ApiError && error.code === CARD_DECLINED) begin.mutate(error.userMessage);
      else setSetup(null);
    },
  });

  const save = (setupIntentId: string) =>
    finish.mutate(
      { setupIntentId },
      {
        onSuccess: (status) => {
          setSetup(null);
          toast({ title: TEXTS.cardChanged, description: isToBeConfirmed(status) ? TEXTS.bankWantsConfirmation : undefined, tone: 'success' });
          void refreshAccess();
        },
      },
    );

  const completed = useRef<string | null>(null);
  useEffect(() => {
    if (returned === null || completed.current === returned) return;
    completed.current = returned;
    save(returned);
  });

  return { setup, opening: begin.isPending, saving: finish.isPending, open: () => begin.mutate(undefined), save, keep: () => setSetup(null) };
}
