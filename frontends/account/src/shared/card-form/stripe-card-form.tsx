import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { Banner, Button, ErrorState } from '@fairshare/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useFailureToast } from '../failures';
import formStyles from '../form.module.css';
import type { CardFormProps } from './card-form-props';
import { TEXTS } from './texts';

interface StripeCardFormProps extends CardFormProps {
  publishableKey: string;
}

/** Stripe's own form in Stripe's own frame: card data never reaches this page. */
export default function StripeCardForm({ publishableKey, ...form }: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [appearance] = useState(appearanceFromTokens);

  useEffect(() => {
    let shown = true;
    loadStripe(publishableKey).then(
      (loaded) => shown && setStripe(loaded),
      () => shown && setFailed(true),
    );
    return () => {
      shown = false;
    };
  }, [publishableKey, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  if (failed) return <ErrorState title={TEXTS.loadFailed} onRetry={retry} />;
  return (
    <Elements stripe={stripe} options={{ clientSecret: form.clientSecret, appearance }}>
      <PaymentForm {...form} onLoadError={() => setFailed(true)} />
    </Elements>
  );
}

interface PaymentFormProps extends CardFormProps {
  /** Stripe's script has loaded, but the fields in its frame have not. */
  onLoadError: () => void;
}

function PaymentForm({ submitLabel, returnPath, refusal, onReadyChange, onCardSaved, onLoadError }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const failure = useFailureToast();
  const [hasFields, setHasFields] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    if (!stripe || !elements) return;
    setBusy(true);
    failure.clear();
    try {
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        confirmParams: { return_url: window.location.origin + returnPath },
        redirect: 'if_required',
      });
      if (error) failure.say({ title: TEXTS.cardFailed.title, description: error.message ?? TEXTS.cardFailed.fallback });
      else if (setupIntent.status === 'succeeded') return onCardSaved(setupIntent.id);
      else failure.say(TEXTS.otherFailure(setupIntent.status));
    } catch (error) {
      failure.say(TEXTS.otherFailure(error instanceof Error ? error.message : String(error)));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  const ready = () => {
    setHasFields(true);
    onReadyChange(true);
  };

  return (
    <form className={formStyles.form} onSubmit={submit}>
      {refusal && <Banner tone="error">{refusal}</Banner>}
      <PaymentElement onReady={ready} onLoadError={onLoadError} />
      <Button type="submit" variant="primary" fullWidth busy={!hasFields || busy} busyLabel={hasFields ? TEXTS.submitting : TEXTS.loading}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Stripe's frame cannot use our custom properties, so the values of the tokens are passed to it. */
function appearanceFromTokens(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const color = (name: string) => tokens.getPropertyValue(`--color-${name}`).trim();
  return {
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('surface-raised'),
      colorText: color('text'),
      colorDanger: color('negative'),
      borderRadius: '8px',
      spacingUnit: '5px',
      fontSizeBase: '16px',
    },
  };
}
