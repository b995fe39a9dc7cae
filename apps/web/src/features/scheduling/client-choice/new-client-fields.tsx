import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { clientChoiceLabels as labels } from './client-choice.labels.ts';
import {
  type ClientChoice,
  type ClientFault,
  type Newcomer,
  searchAgain,
} from './client-choice.ts';
import { SamePerson } from './same-person.tsx';

type NewClientFieldsProps = {
  value: Newcomer;
  onChange: (choice: ClientChoice) => void;
  fault: ClientFault | null;
};

/** Somebody new, in place; a phone that somebody has, or nearly, is asked about. */
export function NewClientFields({ value, onChange, fault }: NewClientFieldsProps) {
  // What was said of one phone is not said of another.
  const type = (change: Partial<Newcomer>) =>
    onChange({ ...value, ...change, ...('phone' in change && { anotherPerson: false }) });
  return (
    <Stack gap="sm" role="group" aria-label={labels.newTitle}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} size="sm">
          {labels.newTitle}
        </Text>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconArrowLeft size={16} />}
          onClick={() => onChange(searchAgain(value))}
        >
          {labels.back}
        </Button>
      </Group>
      <TextInput
        label={labels.name}
        autoComplete="off"
        maxLength={CLIENT_LIMITS.nameLength}
        autoFocus={value.name === ''}
        value={value.name}
        error={sentenceFor('name', fault)}
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <PhoneField
        label={labels.phone}
        description={labels.phoneHelp}
        autoComplete="off"
        autoFocus={value.name !== '' && value.phone === ''}
        value={value.phone}
        error={sentenceFor('phone', fault)}
        onChange={(phone) => type({ phone })}
      />
      <SamePerson value={value} onChange={onChange} />
      <TextInput
        label={labels.email}
        type="email"
        autoComplete="off"
        maxLength={CLIENT_LIMITS.emailLength}
        value={value.email}
        error={sentenceFor('email', fault)}
        onChange={(event) => type({ email: event.currentTarget.value })}
      />
    </Stack>
  );
}

function sentenceFor(field: ClientFault['field'], fault: ClientFault | null): string | null {
  return fault?.field === field ? fault.sentence : null;
}
