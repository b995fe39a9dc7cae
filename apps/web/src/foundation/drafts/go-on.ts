import type { UseFormReturnType } from '@mantine/form';
import { mergeDrafts } from './merge-drafts.ts';

/**
 * Puts what is stored into a form that stays open. What was typed since it was sent is not stored, and
 * stays as it stands; where nothing was sent, nothing that stands there is anybody's to keep. */
export function goOnWith<Draft extends object>(
  form: UseFormReturnType<Draft>,
  stored: Draft,
  sent: Draft = form.getValues(),
): void {
  const { draft } = mergeDrafts(sent, form.getValues(), stored);
  form.setInitialValues(stored);
  form.setValues(draft);
  form.clearErrors();
}
