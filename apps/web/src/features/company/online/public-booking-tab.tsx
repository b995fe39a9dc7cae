import { Skeleton, Stack } from '@mantine/core';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useCompany } from '../details/company.api.ts';
import { BookingLinks } from './booking-links.tsx';
import { BookingPolicyForm } from './booking-policy-form.tsx';
import { BookingQr } from './booking-qr.tsx';
import { BookingSnippet } from './booking-snippet.tsx';
import { PageFace } from './page-face.tsx';
import { PublicBookingSwitch } from './public-booking-switch.tsx';

export default function PublicBookingTab() {
  return (
    <LoadBlock query={useCompany()} skeleton={<TabSkeleton />}>
      {(company) => (
        <Stack gap="lg">
          <PublicBookingSwitch company={company} />
          <BookingLinks company={company} />
          <PageFace company={company} />
          <BookingQr company={company} />
          <BookingSnippet slug={company.slug} />
          <BookingPolicyForm company={company} />
        </Stack>
      )}
    </LoadBlock>
  );
}

function TabSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={110} radius="lg" />
      <Skeleton height={240} radius="lg" />
      <Skeleton height={280} radius="lg" />
    </Stack>
  );
}
