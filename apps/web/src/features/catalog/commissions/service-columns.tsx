import type { CommissionTable as Rates } from '@app/contract/catalog/commission-rates.contract';
import { normalizeForSearch } from '@app/domain/shared/text';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { tableLabels as labels, shownServicesText } from './commission-table.labels.ts';

type Service = Rates['services'][number];
type Columns = ReturnType<typeof useServiceColumns>;

/** So many columns are drawn at once: each is a field for each person, and drawn again with each key. */
const AT_ONCE = 24;

/** The services that have a column now: a price list can have hundreds. */
export function useServiceColumns(
  services: readonly Service[],
  isTyped: (serviceId: string) => boolean,
) {
  const [filter, setFilter] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const wanted = normalizeForSearch(filter);
  const found = services.filter(({ name }) => normalizeForSearch(name).includes(wanted));
  const first = new Set(found.slice(0, most).map(({ id }) => id));
  return {
    // What waits to be saved stays in sight.
    shown: services.filter(({ id }) => first.has(id) || isTyped(id)),
    found: found.length,
    isLong: services.length > AT_ONCE,
    filter,
    search: (text: string) => {
      setFilter(text);
      setMost(AT_ONCE);
    },
    showMore: found.length > most ? () => setMost(most + AT_ONCE) : undefined,
  };
}

export function ServiceFilter({ columns }: { columns: Columns }) {
  if (!columns.isLong) return null;
  return (
    <Group mb="sm" gap="sm">
      <TextInput
        type="search"
        aria-label={labels.filter}
        placeholder={labels.filter}
        value={columns.filter}
        onChange={(event) => columns.search(event.currentTarget.value)}
        // It is no answer to the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Text size="sm" c="dimmed" role="status">
        {shownServicesText(columns.shown.length, columns.found)}
      </Text>
      {columns.showMore && (
        <Button variant="default" onClick={columns.showMore}>
          {labels.more}
        </Button>
      )}
    </Group>
  );
}
