import type { Company } from '@app/contract/company/company.contract';
import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useCompany } from './company.api.ts';
import { companyLabels } from './company.labels.ts';

type ChangedMeanwhileProps = { sentence: string; onReloaded: (company: Company) => void };

/** What the other person wrote replaces what was typed here, and only when asked to. */
export function ChangedMeanwhile({ sentence, onReloaded }: ChangedMeanwhileProps) {
  const { refetch, isFetching } = useCompany();

  async function reload(): Promise<void> {
    const { data } = await refetch();
    if (data) onReloaded(data);
  }

  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle />}
      title={companyLabels.changedMeanwhile}
      role="alert"
    >
      <Text mb="sm">{sentence}</Text>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} />}
        loading={isFetching}
        onClick={reload}
      >
        {companyLabels.reload}
      </Button>
    </Alert>
  );
}
