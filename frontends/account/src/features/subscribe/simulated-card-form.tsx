import { confirmSimulated } from '@fairshare/api-client';
import { Banner, Button, ConfirmDialog, TextField } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFailureToast } from '../../shared/failures';
import formStyles from '../../shared/form.module.css';
import type { CardFormProps } from './checkout';
import styles from './subscribe.module.css';
import { TEST_CARDS, TEXTS } from './texts';

/** A card number: 12 to 19 digits, blanks aside. */
const isCardNumber = (typed: string) => /^\d{12,19}$/.test(typed.replaceAll(/\s/g, ''));

/** Stands in for the payment provider's form where payments are simulated, and says so. */
export default function SimulatedCardForm({ clientSecret, onCardSaved }: CardFormProps) {
  const failure = useFailureToast();
  const [cardNumber, setCardNumber] = useState('');
  const [invalid, setInvalid] = useState(false);
  const [asksForConfirmation, setAsksForConfirmation] = useState(false);

  const confirm = useMutation({
    mutationFn: (confirmed: boolean) => confirmSimulated({ clientSecret, cardNumber, confirmed }),
    onSuccess: ({ status, setupIntentId }) => {
      failure.clear();
      setAsksForConfirmation(status === 'requires_action');
      if (status === 'succeeded') onCardSaved(setupIntentId);
    },
    onError: (error) => {
      setAsksForConfirmation(false);
      failure.show(error, TEXTS.cardFailed);
    },
  });

  const change = (typed: string) => {
    setCardNumber(typed);
    setInvalid(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCardNumber(cardNumber)) confirm.mutate(false);
    else setInvalid(true);
  };
  const refuse = () => {
    setAsksForConfirmation(false);
    failure.say({ title: TEXTS.cardFailed.title, description: TEXTS.simulated.notConfirmed });
  };

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <Banner tone="warning" title={TEXTS.simulated.testMode} />
      <TextField
        label={TEXTS.simulated.cardNumber}
        inputMode="numeric"
        autoComplete="off"
        placeholder={TEST_CARDS[0].number}
        value={cardNumber}
        error={invalid ? TEXTS.simulated.invalidCardNumber : undefined}
        onChange={(event) => change(event.target.value)}
      />
      <div className={styles.testCards}>
        <p className={styles.note}>{TEXTS.simulated.tryCards}</p>
        {TEST_CARDS.map(({ number, outcome }) => (
          <button key={number} type="button" className={styles.testCard} onClick={() => change(number)}>
            <span className={styles.digits}>{number}</span> <span className={styles.note}>{outcome}</span>
          </button>
        ))}
      </div>
      <Button type="submit" variant="primary" fullWidth busy={confirm.isPending} busyLabel={TEXTS.pay.submitting}>
        {TEXTS.pay.submit}
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
