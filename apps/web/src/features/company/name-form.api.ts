import { paymentMethodForm } from '@app/contract/company/payment-methods.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import type { NamedThing, NamedThings, NamedThingWords, Wording } from './named-things.api.ts';

export type NamingProps = {
  opened: boolean;
  /** `null` for a new one. */
  thing: NamedThing | null;
  words: NamedThingWords;
  changes: NamedThings;
  onClose: () => void;
};

/** Names of categories and of payment methods follow one rule. */
const complaintsAbout = schemaResolver(paymentMethodForm, { sync: true });

export function useNameForm({ opened, thing, words, changes, onClose }: NamingProps) {
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm<Wording>({ initialValues: { name: '' }, validate: complaintsAbout });
  const { setInitialValues, setValues, clearErrors } = form;

  useEffect(() => {
    if (!opened) return;
    const draft = draftOf(thing, words);
    setInitialValues(draft);
    setValues(draft);
    clearErrors();
  }, [opened, thing, words, setInitialValues, setValues, clearErrors]);

  function explain(error: unknown): void {
    if (isRefusedWith(words.nameTaken, error)) {
      form.setFieldError('name', error.message);
      form.getInputNode('name')?.focus();
      return;
    }
    if (!showFieldErrors(form, error)) showFailure(words.failedToSave, errorText(error));
  }

  async function save(wording: Wording): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    try {
      await (thing ? changes.rename(thing.id, wording) : changes.create(wording));
    } catch (error) {
      return explain(error);
    } finally {
      setIsSaving(false);
    }
    showSuccess(thing ? words.updated : words.created);
    form.resetDirty();
    onClose();
  }

  return { form, save, isSaving };
}

function draftOf(thing: NamedThing | null, { kinds }: NamedThingWords): Wording {
  const name = thing?.name ?? '';
  return kinds ? { name, kind: thing?.kind ?? 'other' } : { name };
}
