import type { Company } from '@app/contract/company/company.contract';
import { Stack } from '@mantine/core';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { bookingLink, copyFailure, linkLabels } from './public-booking.labels.ts';
import { ShortLink } from './short-link.tsx';
import { ShownLink } from './shown-link.tsx';

type BookingLinksProps = { company: Pick<Company, 'id' | 'slug'> };

export function BookingLinks({ company }: BookingLinksProps) {
  const link = bookingLink(company.id);
  return (
    <SettingsSection title={linkLabels.title} explanation={linkLabels.explanation}>
      <Stack gap="lg">
        <ShortLink slug={company.slug} />
        <ShownLink label={linkLabels.link} link={link}>
          <CopyButton label={linkLabels.copyLink} text={link} failure={copyFailure} />
        </ShownLink>
      </Stack>
    </SettingsSection>
  );
}
