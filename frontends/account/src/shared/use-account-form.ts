import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@fairshare/api-client';
import type { ComponentProps } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormRegisterReturn } from 'react-hook-form';
import type { z } from 'zod';

type Field = UseFormRegisterReturn & { error: string | undefined };

export interface AccountForm<Values extends FieldValues, Sent> {
  /** The props to spread on the kit's fields. `clears`: further fields whose errors an edit of this field removes. */
  field(name: FieldPath<Values>, clears?: FieldPath<Values>[]): Field;
  /** For `<form>`: validates the form and calls `send` with the schema's output. If it is invalid, the first invalid field gets the focus. */
  onSubmit(send: (values: Sent) => void): NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** Shows a 400's messages about single fields under those fields. */
  showIssues(error: unknown): void;
  /** Shows a message under a field and focuses the field, which also scrolls it above the keyboard. */
  showAt(name: FieldPath<Values>, message: string): void;
}

/** A form validated by a schema of the contracts when it is submitted. Editing a field removes its error. */
export function useAccountForm<Values extends FieldValues, Sent>(schema: z.ZodType<Sent, Values>, defaultValues: DefaultValues<Values>): AccountForm<Values, Sent> {
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;

  return {
    field(name, clears = []) {
      const error = errors[name]?.message;
      return {
        ...form.register(name, { onChange: () => form.clearErrors([name, ...clears]) }),
        error: typeof error === 'string' ? error : undefined,
      };
    },
    onSubmit: (send) => (event) => void form.handleSubmit(send)(event),
    showAt: (name, message) => form.setError(name, { message }, { shouldFocus: true }),
    showIssues(error) {
      if (!(error instanceof ApiError)) return;
      for (const { path, message } of error.issues) {
        if (path in form.getValues()) form.setError(path as FieldPath<Values>, { message });
      }
    },
  };
}
