import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@fairshare/api-client';
import type { ComponentProps } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormRegisterReturn } from 'react-hook-form';
import type { z } from 'zod';

type Field = UseFormRegisterReturn & { error: string | undefined };

export interface AccountForm<Values extends FieldValues, Sent> {
  /** What the fields of the kit are spread with. `clears`: further fields whose errors an edit of this one makes void. */
  field(name: FieldPath<Values>, clears?: FieldPath<Values>[]): Field;
  /** For `<form>`: checks the form, then calls `send` with what the schema made of it; else the first wrong field gets the focus. */
  onSubmit(send: (values: Sent) => void): NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** Puts what a 400 says of single fields under them. */
  showIssues(error: unknown): void;
  /** Puts a message under a field, which gets the focus: it is seen above the keyboard, too. */
  showAt(name: FieldPath<Values>, message: string): void;
}

/** A form checked by a schema of the contracts when it is sent; the error under a field goes when the field is edited. */
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
