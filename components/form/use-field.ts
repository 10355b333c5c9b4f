'use client';
import { useId } from 'react';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { describedBy, type FieldTexts } from '@/components/ui/field-shell';

export type FieldProps = Omit<FieldTexts, 'error'> & {
  name: string;
  disabled?: boolean;
  hideLabel?: boolean;
  className?: string;
};

/** The registration of a native control by name, its error, and the attributes that tie both together. */
export function useField(
  { name, hint, required, disabled }: Pick<FieldProps, 'name' | 'hint' | 'required' | 'disabled'>,
  options?: RegisterOptions,
) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  return {
    id,
    error,
    control: {
      ...register(name, options),
      id,
      disabled,
      'aria-required': required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, { hint, error }),
    },
  };
}
