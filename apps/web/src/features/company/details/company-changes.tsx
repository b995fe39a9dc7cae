import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Box } from '@mantine/core';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { ChangeHistory, ChangeList } from '../../../ui/change-history.tsx';
import { useCompanyChanges } from './company.api.ts';
import { companyChangesLabels, settingChangeText } from './company-changes.labels.ts';

/** Of every tab that is about the company itself. */
export function CompanyChanges() {
  return (
    <Box mt="lg" className="below-load">
      <ChangeHistory>{() => <Changes />}</ChangeHistory>
    </Box>
  );
}

function Changes() {
  const { company } = useSession();
  return (
    <ChangeList
      query={useCompanyChanges()}
      label={companyChangesLabels.list}
      actionText={settingChangeText}
      timezone={company?.timezone ?? DEFAULT_TIMEZONE}
    />
  );
}
