import type { Professional } from '@app/contract/team/professionals.contract';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { SearchBox } from '../../ui/search-box.tsx';
import { matching } from '../../ui/use-table-view.ts';
import type { ProfessionalChoices } from './professional-actions.tsx';
import { countText, professionalLabels } from './professionals.labels.ts';
import { ProfessionalsGrid } from './professionals-grid.tsx';

type ProfessionalsSearchProps = ProfessionalChoices & { professionals: readonly Professional[] };

/** The team, and what is typed to find somebody in it. */
export function ProfessionalsSearch({ professionals, ...choices }: ProfessionalsSearchProps) {
  const [search, setSearch] = useState('');
  const found = matching(professionals, search, searchedText);
  return (
    <>
      <Group gap="md" mb="md" justify="space-between">
        <SearchBox label={professionalLabels.search} value={search} onChange={setSearch} />
        <Text role="status" size="xs" c="dimmed" className="tabular">
          {countText(found.length)}
        </Text>
      </Group>
      <ProfessionalsGrid professionals={found} {...choices} />
    </>
  );
}

function searchedText({ name, email, phone, specialties }: Professional): string {
  return [name, email, phone, ...specialties].join(' ');
}
