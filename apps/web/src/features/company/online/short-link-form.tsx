import { COMPANY_LIMITS } from '@app/domain/company/company-form';
import { Text } from '@mantine/core';
import { MaskedInput } from '../../../ui/fields/masked-input.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { shortLink } from './booking-address.ts';
import { linkLabels, spokenLink } from './public-booking.labels.ts';
import { maskSlug, useShortLinkForm } from './short-link.form.ts';

type ShortLinkFormProps = { slug: string; onClose: () => void };

export function ShortLinkForm({ slug, onClose }: ShortLinkFormProps) {
  const saving = useShortLinkForm(slug, onClose);
  const { form } = saving;
  return (
    <PageForm saving={saving} names={{ slug: linkLabels.shortLink }} onCancel={onClose}>
      <MaskedInput
        label={linkLabels.shortLink}
        description={linkLabels.shortLinkHelp}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={COMPANY_LIMITS.longestSlug}
        mask={maskSlug}
        {...form.getInputProps('slug')}
      />
      <Text size="xs" mt={6}>
        {spokenLink(shortLink(form.values.slug))}
      </Text>
    </PageForm>
  );
}
