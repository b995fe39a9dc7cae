import { Box } from '@mantine/core';
import { PageHeader } from '../../../ui/page-header.tsx';
import { twoFactorLabels } from '../profile/two-factor-settings.labels.ts';
import { TwoFactorSettings } from '../profile/two-factor-settings.tsx';

/** Stands before the screens of whoever runs the platform, until a password alone opens them no more. */
export function TwoFactorRequired() {
  const { title, explanation } = twoFactorLabels.required;
  return (
    <Box maw={680} mx="auto">
      <PageHeader title={title} explanation={explanation} />
      <TwoFactorSettings />
    </Box>
  );
}
