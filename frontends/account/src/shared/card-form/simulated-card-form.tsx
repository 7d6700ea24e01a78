import { ApiError, confirmSimulated, isLoggedOut } from '@fairshare/api-client';
import { Banner, Button, ConfirmDialog, Note, Stack, TextField } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText, useFailureToast } from '../failures';
import formStyles from '../form.module.css';
import type { CardFormProps } from './card-form-props';
import styles from './card-form.module.css';
import { TEST_CARDS, TEXTS } from './texts';

/** A card number: 12 to 19 digits, ignoring blanks. */
const isCardNumber = (typed: string) => /^\d{12,19}$/.test(typed.replaceAll(/\s/g, ''));

/** A 400 means that the card was refused; any other status means another failure. */
const isOfTheCard = (error: unknown) => error instanceof ApiError && error.status === 400;

/** Replaces the payment provider's form where payments are simulated, and says so. */
export default function SimulatedCardForm({ clientSecret, submitLabel, refusal, onReadyChange, onCardSaved }: CardFormProps) {
  const failure = useFailureToast();
  const field = useRef<HTMLInputElement>(null);
  const [cardNumber, setCardNumber] = useState('');
  const [wrong, setWrong] = useState(refusal);
  const [asksForConfirmation, setAsksForConfirmation] = useState(false);

  useEffect(() => onReadyChange(true), [onReadyChange]);

  // After a refused card, the focus goes to the field to correct.
  useEffect(() => {
    if (wrong !== undefined) field.current?.focus();
  }, [wrong]);

  const confirm = useMutation({
    mutationFn: (confirmed: boolean) => confirmSimulated({ clientSecret, cardNumber, confirmed }),
    onSuccess: ({ status, setupIntentId }) => {
      failure.clear();
      setAsksForConfirmation(status === 'requires_action');
      if (status === 'succeeded') onCardSaved(setupIntentId);
    },
    onError: (error) => {
      setAsksForConfirmation(false);
      if (isOfTheCard(error)) {
        setWrong(failureText(error, TEXTS.cardFailed.fallback));
        failure.show(error, TEXTS.cardFailed);
      } else if (isLoggedOut(error)) failure.show(error, TEXTS.cardFailed);
      else failure.say(TEXTS.otherFailure(failureText(error, TEXTS.cardFailed.fallback)));
    },
  });

  const change = (typed: string) => {
    setCardNumber(typed);
    setWrong(undefined);
    failure.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCardNumber(cardNumber)) confirm.mutate(false);
    else setWrong(TEXTS.simulated.invalidCardNumber);
  };
  const refuse = () => {
    setAsksForConfirmation(false);
    setWrong(TEXTS.simulated.notConfirmed);
    failure.say({ title: TEXTS.cardFailed.title, description: TEXTS.simulated.notConfirmed });
  };

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <Banner tone="warning" title={TEXTS.simulated.testMode} />
      <TextField
        ref={field}
        label={TEXTS.simulated.cardNumber}
        inputMode="numeric"
        autoComplete="off"
        placeholder={TEST_CARDS[0].number}
        value={cardNumber}
        error={wrong}
        onChange={(event) => change(event.target.value)}
      />
      <Stack gap={4}>
        <Note>{TEXTS.simulated.tryCards}</Note>
        {TEST_CARDS.map(({ number, outcome }) => (
          <button key={number} type="button" className={styles.testCard} onClick={() => change(number)}>
            <span className={styles.digits}>{number}</span> <Note as="span">{outcome}</Note>
          </button>
        ))}
      </Stack>
      <Button type="submit" variant="primary" fullWidth busy={confirm.isPending} busyLabel={TEXTS.submitting}>
        {submitLabel}
      </Button>
      <ConfirmDialog
        open={asksForConfirmation}
        onOpenChange={(open) => !open && refuse()}
        title={TEXTS.simulated.confirmTitle}
        description={TEXTS.simulated.confirmDescription}
        confirmLabel={TEXTS.simulated.confirm}
        cancelLabel={TEXTS.simulated.cancel}
        tone="primary"
        busy={confirm.isPending}
        onConfirm={() => confirm.mutate(true)}
      />
    </form>
  );
}
