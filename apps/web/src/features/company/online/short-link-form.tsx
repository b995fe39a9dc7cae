import { COMPANY_LIMITS } from '@app/domain/company/company-form';
import { Button, Group, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { MaskedInput } from '../../../ui/fields/masked-input.tsx';
import { linkLabels, shortLink, spokenLink } from './public-booking.labels.ts';
import { maskSlug, useShortLinkForm } from './short-link.form.ts';

type ShortLinkFormProps = { slug: string; onClose: () => void };

export function ShortLinkForm({ slug, onClose }: ShortLinkFormProps) {
  const { form, save, isSaving } = useShortLinkForm(slug, onClose);
  const changes = useUnsavedChanges(() => form.isDirty() && !isSaving);

  function leave(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
  }

  return (
    <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
      <MaskedInput
        label={linkLabels.shortLink}
        description={linkLabels.shortLinkHelp}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={COMPANY_LIMITS.longestSlug}
        mask={maskSlug}
        onKeyDown={leave}
        {...form.getInputProps('slug')}
      />
      <Text size="xs" mt={6}>
        {spokenLink(shortLink(form.values.slug))}
      </Text>
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isSaving}>
          {linkLabels.save}
        </Button>
        <Button variant="default" onClick={onClose} disabled={isSaving}>
          {linkLabels.cancel}
        </Button>
      </Group>
      <UnsavedChangesDialog changes={changes} />
    </form>
  );
}
