import type { ClientStatus } from '@app/domain/clients/client';
import { CLIENT_STATUSES } from '@app/domain/clients/client';
import { Select, SimpleGrid, Stack } from '@mantine/core';
import { DateField } from '../../ui/date-field.tsx';
import { useClientTags } from './clients.api.ts';
import { filterLabels, monthNames, statusText } from './clients.labels.ts';
import type { ClientsView } from './clients-view.api.ts';

const statuses = CLIENT_STATUSES.map((value) => ({ value, label: statusText[value] }));
const months = monthNames.map((label, index) => ({ value: String(index + 1), label }));

type ClientsFilterFieldsProps = { view: ClientsView; onChange: (change: ClientsView) => void };

/** Each choice holds at once. */
export function ClientsFilterFields({ view, onChange }: ClientsFilterFieldsProps) {
  const tags = useClientTags();
  return (
    <Stack gap="sm">
      <Select<ClientStatus>
        label={filterLabels.status}
        placeholder={filterLabels.anyStatus}
        data={statuses}
        value={view.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
        {...choice}
      />
      <Select
        label={filterLabels.birthdayMonth}
        placeholder={filterLabels.anyMonth}
        data={months}
        value={view.birthdayMonth ? String(view.birthdayMonth) : null}
        onChange={(month) => onChange({ birthdayMonth: month ? Number(month) : undefined })}
        {...choice}
      />
      <SimpleGrid cols={2} spacing="sm">
        <DateField
          label={filterLabels.registeredFrom}
          value={view.registeredFrom ?? null}
          latest={view.registeredTo}
          onChange={(day) => onChange({ registeredFrom: day ?? undefined })}
        />
        <DateField
          label={filterLabels.registeredTo}
          value={view.registeredTo ?? null}
          earliest={view.registeredFrom}
          onChange={(day) => onChange({ registeredTo: day ?? undefined })}
        />
      </SimpleGrid>
      <Select
        label={filterLabels.tag}
        placeholder={filterLabels.anyTag}
        data={tags.data ?? []}
        searchable
        value={view.tag ?? null}
        onChange={(tag) => onChange({ tag: tag ?? undefined })}
        {...choice}
      />
    </Stack>
  );
}

// Inside the panel: a list that hangs elsewhere in the page would close it when something is chosen.
const choice = { clearable: true, comboboxProps: { withinPortal: false } } as const;
