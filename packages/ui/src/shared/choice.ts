import type { ReactNode } from 'react';

/** One of several things to choose from. */
export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}
