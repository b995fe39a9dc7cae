import { Group, Text } from '@mantine/core';
import { SearchBox } from '../../ui/search-box.tsx';
import { countText, couponLabels } from './coupons.labels.ts';

type CouponsSearchProps = { value: string; onChange: (text: string) => void; count: number };

export function CouponsSearch({ value, onChange, count }: CouponsSearchProps) {
  return (
    <Group gap="md" mb="md" justify="space-between">
      <SearchBox label={couponLabels.search} value={value} onChange={onChange} />
      <Text role="status" size="xs" c="dimmed" className="tabular">
        {countText(count)}
      </Text>
    </Group>
  );
}
