import { Button, Checkbox } from '@fairshare/ui';
import { type FormEvent, useState } from 'react';
import formStyles from '../../shared/form.module.css';
import { TEXTS } from './texts';

/** The form can only be sent with the box ticked. */
export function UnsubscribeForm({ busy, onUnsubscribe }: { busy: boolean; onUnsubscribe: () => void }) {
  const [ticked, setTicked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onUnsubscribe();
  };
  return (
    <form className={formStyles.form} onSubmit={submit}>
      <Checkbox label={TEXTS.unsubscribe} hint={TEXTS.unsubscribeWarning} checked={ticked} onCheckedChange={setTicked} />
      <Button type="submit" variant="primary" disabled={!ticked} busy={busy} busyLabel={TEXTS.updating}>
        {TEXTS.update}
      </Button>
    </form>
  );
}
