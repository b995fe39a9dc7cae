import type { ClientChange } from '@app/contract/clients/client-record.contract';
import type { Client } from '@app/contract/clients/clients.contract';
import { Card } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { ChangeList, type RecordedChange } from '../../../ui/change-history.tsx';
import { actionText, fieldName, fieldValue, changeLabels as labels } from './client-page.labels.ts';
import { useChanges } from './client-record.api.ts';

/** Who changed what, and when. */
export function ClientChanges({ client }: { client: Client }) {
  const changes = useChanges(client.id);
  const timezone = useTimezone();
  return (
    <Card>
      <ChangeList
        query={{ ...changes, data: changes.data?.map(worded) }}
        label={labels.list}
        actionText={actionText}
        timezone={timezone}
      />
    </Card>
  );
}

function worded({ fields, ...change }: ClientChange): RecordedChange {
  const readAs = (name: string, text: string | null) => text && fieldValue(name, text);
  return {
    ...change,
    by: 'system',
    fields: fields.map(({ name, before, after }) => ({
      name: fieldName(name),
      before: readAs(name, before),
      after: readAs(name, after),
    })),
  };
}
