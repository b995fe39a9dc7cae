import type { AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { isLong } from '../../../ui/fields/long-choices.ts';
import { matching } from '../../../ui/lists/use-table-view.ts';
import { ProfessionalAvatar } from '../../team/professionals/professional-avatar.tsx';
import { agendaLabels as labels } from './agenda.labels.ts';
import classes from './agenda.module.css';

type PeopleChoiceProps = {
  professionals: readonly AgendaColumn[];
  shown: readonly AgendaColumn[];
  onHidden: (ids: string[]) => void;
};

/** Everybody, with a mark at whoever is shown; among many one types a name. */
export function PeopleChoice({ professionals, shown, onHidden }: PeopleChoiceProps) {
  const [search, setSearch] = useState('');
  const found = matching(professionals, search, ({ name }) => name);
  const hidden = professionals.filter((one) => !shown.includes(one)).map(({ id }) => id);
  return (
    <>
      {isLong(professionals) && (
        <TextInput
          type="search"
          aria-label={labels.searchPeople}
          placeholder={labels.searchPeople}
          leftSection={<IconSearch size={18} />}
          mb="xs"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          data-autofocus
        />
      )}
      <div className={classes.peopleList}>
        {found.map((one) => (
          <Checkbox
            key={one.id}
            classNames={{ body: classes.choice, labelWrapper: classes.choiceLabel }}
            label={<AgendaFace person={one} />}
            checked={shown.includes(one)}
            // Somebody stays: an agenda of nobody says nothing.
            disabled={shown.length === 1 && shown.includes(one)}
            onChange={({ currentTarget }) => {
              const others = hidden.filter((id) => id !== one.id);
              onHidden(currentTarget.checked ? others : [...others, one.id]);
            }}
          />
        ))}
        {found.length === 0 && (
          <Text role="status" size="sm" c="dimmed" p="xs">
            {labels.nobodyFound}
          </Text>
        )}
      </div>
      <Button
        variant="subtle"
        fullWidth
        mt="xs"
        disabled={hidden.length === 0}
        onClick={() => onHidden([])}
      >
        {labels.showEverybody}
      </Button>
    </>
  );
}

export function AgendaFace({ person }: { person: AgendaColumn }) {
  return (
    <span className={classes.listed}>
      <ProfessionalAvatar professional={person} size={24} />
      <span className={classes.personName}>{person.name}</span>
    </span>
  );
}
