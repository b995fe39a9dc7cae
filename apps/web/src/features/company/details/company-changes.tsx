import { SETTING_AREAS, type SettingArea } from '@app/contract/company/company-changes.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Box, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { ChangeHistory, ChangeList } from '../../../ui/change-history.tsx';
import { MoreOfList } from '../../../ui/more-button.tsx';
import { useCompanyChanges } from './company.api.ts';
import {
  companyChangesLabels as labels,
  settingAreaLabels,
  settingChangeText,
} from './company-changes.labels.ts';

const areas = SETTING_AREAS.map((value) => ({ value, label: settingAreaLabels[value] }));

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
  const [area, setArea] = useState<SettingArea | null>(null);
  const query = useCompanyChanges(area ?? undefined);
  return (
    <Stack gap="sm" pt="xs">
      <Select
        label={labels.area}
        placeholder={labels.everything}
        data={areas}
        value={area}
        onChange={setArea}
        clearable
        maw={320}
      />
      <ChangeList
        query={query}
        label={labels.list}
        actionText={settingChangeText}
        timezone={company?.timezone ?? DEFAULT_TIMEZONE}
      />
      <MoreOfList query={query} />
    </Stack>
  );
}
