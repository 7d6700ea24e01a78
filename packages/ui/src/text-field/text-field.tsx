import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { useFieldIds } from '../field/use-field-ids';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Inside the box, before the text: a currency sign, an icon. */
  prefix?: ReactNode;
  /** Inside the box, after the text: a button, a status. */
  suffix?: ReactNode;
}

/**
 * One line of text. Takes every attribute of an input (`ref` and `name` too, so a form library's registration can be spread);
 * give `type`, `autoComplete` and `inputMode` that fit the requested text.
 */
export function TextField({ label, hideLabel, labelAction, hint, error, prefix, suffix, id, type = 'text', className, ...input }: TextFieldProps) {
  const ids = useFieldIds({ hint, error }, id);
  return (
    <div className={className}>
      <Field {...{ ids, label, hideLabel, labelAction, hint, error }}>
        <div className={fieldStyles.control} data-invalid={error ? '' : undefined}>
          {prefix && <span className={fieldStyles.affix}>{prefix}</span>}
          <input {...input} id={ids.control} type={type} className={fieldStyles.input} aria-invalid={error ? true : undefined} aria-describedby={ids.describedBy} />
          {suffix && <span className={fieldStyles.affix}>{suffix}</span>}
        </div>
      </Field>
    </div>
  );
}
