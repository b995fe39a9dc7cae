import { Skeleton, Stack } from '@mantine/core';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useCompany } from './company.api.ts';
import { CompanyArchiveCard } from './company-archive-card.tsx';
import { CompanyForm } from './company-form.tsx';
import { CompanyLogo } from './company-logo.tsx';

export default function CompanyTab() {
  return (
    <LoadBlock query={useCompany()} skeleton={<TabSkeleton />}>
      {(company) => (
        <Stack gap="lg">
          <CompanyLogo company={company} />
          <CompanyForm company={company} />
          <CompanyArchiveCard />
        </Stack>
      )}
    </LoadBlock>
  );
}

function TabSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={140} radius="lg" />
      <Skeleton height={300} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </Stack>
  );
}
