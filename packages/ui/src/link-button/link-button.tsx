import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from '../button/button.module.css';
import type { ButtonVariant } from '../button/button';
import { cx } from '../shared/cx';

export interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  fullWidth?: boolean;
  icon?: ReactNode;
  /** Applies the styles to the one child instead of rendering an `<a>`: to a router's own link component. */
  asChild?: boolean;
}

/** A link that looks like a button: it navigates, opens in a new tab, and can be copied. */
export function LinkButton({ variant = 'secondary', fullWidth = false, icon, asChild = false, className, children, ...rest }: LinkButtonProps) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element {...rest} className={cx(styles.button, fullWidth && styles.fullWidth, className)} data-variant={variant}>
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Element>
  );
}
