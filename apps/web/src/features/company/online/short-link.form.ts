import { slugSchema } from '@app/contract/company/company.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { z } from 'zod';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { useChangeSlug } from '../details/company.api.ts';
import { linkLabels } from './public-booking.labels.ts';

export function useShortLinkForm(slug: string, close: () => void) {
  const changeSlug = useChangeSlug();
  const form = useForm({
    initialValues: { slug },
    validate: schemaResolver(z.object({ slug: slugSchema }), { sync: true }),
  });

  return useSaving({
    form,
    draft: useDraft(form, { form: 'short-link', thing: 'own' }),
    send: async (draft) => (draft.slug === slug ? null : changeSlug.mutateAsync(draft)),
    saved: (changed) => changed && showSuccess(linkLabels.slugUpdated),
    fieldOf: { SLUG_TAKEN: 'slug', TOO_MANY_SLUGS: 'slug' },
    failed: linkLabels.failedToSave,
    done: close,
  });
}

/** What can be turned into an address while it is typed: 'Salão da Ana' is 'salao-da-ana'. */
export function maskSlug(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, '-');
}
