import { slugSchema } from '@app/contract/company/company.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { z } from 'zod';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { showFieldErrors } from '../../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useChangeSlug } from '../details/company.api.ts';
import { linkLabels } from './public-booking.labels.ts';

type SlugDraft = { slug: string };
type SlugForm = UseFormReturnType<SlugDraft>;

export function useShortLinkForm(slug: string, onSaved: () => void) {
  const changeSlug = useChangeSlug();
  const form = useForm<SlugDraft>({
    initialValues: { slug },
    validate: schemaResolver(z.object({ slug: slugSchema }), { sync: true }),
  });

  async function save(draft: SlugDraft): Promise<void> {
    if (draft.slug === slug) return onSaved();
    try {
      await changeSlug.mutateAsync(draft);
    } catch (error) {
      return explain(form, error);
    }
    showSuccess(linkLabels.slugUpdated);
    onSaved();
  }

  return { form, save, isSaving: changeSlug.isPending };
}

function explain(form: SlugForm, error: unknown): void {
  if (isRefusedWith('SLUG_TAKEN', error) || isRefusedWith('TOO_MANY_SLUGS', error)) {
    form.setFieldError('slug', error.message);
    form.getInputNode('slug')?.focus();
    return;
  }
  if (!showFieldErrors(form, error)) showFailure(linkLabels.failedToSave, errorText(error));
}

/** What can be turned into an address while it is typed: 'Salão da Ana' is 'salao-da-ana'. */
export function maskSlug(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, '-');
}
