import { EyeIcon, EyeOffIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** `current-password` to sign in, `new-password` to choose one: password managers depend on it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the user presses the button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={<IconButton label={shown ? 'Hide password' : 'Show password'} icon={shown ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />} onClick={() => setShown(!shown)} />}
    />
  );
}
