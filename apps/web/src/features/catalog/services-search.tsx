import { Group, Text } from '@mantine/core';
import { SearchBox } from '../../ui/search-box.tsx';
import { countText, serviceLabels } from './services.labels.ts';

type ServicesSearchProps = { value: string; onChange: (text: string) => void; count: number };

export function ServicesSearch({ value, onChange, count }: ServicesSearchProps) {
  return (
    <Group gap="md" mb="md" justify="space-between">
      <SearchBox label={serviceLabels.search} value={value} onChange={onChange} />
      <Text role="status" size="xs" c="dimmed" className="tabular">
        {countText(count)}
      </Text>
    </Group>
  );
}
