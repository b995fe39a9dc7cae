import type { UseFormReturnType } from '@mantine/form';
import type { ComponentProps, FormEvent } from 'react';
import { checked } from '../../foundation/form-errors.ts';

type CheckedFormProps<Draft> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  of: UseFormReturnType<Draft>;
  onSubmit: (draft: Draft) => void | Promise<void>;
};

/** Sends only what is right, and leads to the first mistake otherwise. */
export function CheckedForm<Draft>({ of, onSubmit, ...props }: CheckedFormProps<Draft>) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    // Of a dialog opened from another one's form: only this one is sent.
    event.stopPropagation();
    checked(of, onSubmit)(event);
  }
  return <form noValidate {...props} onSubmit={submit} />;
}
