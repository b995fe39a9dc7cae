import { formatPhone } from '@app/domain/shared/phones';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useLikeness } from './client-choice.api.ts';
import {
  isPersonText,
  clientChoiceLabels as labels,
  likenessText,
} from './client-choice.labels.ts';
import type { ClientChoice, Newcomer } from './client-choice.ts';

type SamePersonProps = { value: Newcomer; onChange: (choice: ClientChoice) => void };

/** Families share a phone, and digits are misheard: whoever is at the counter knows. */
export function SamePerson({ value, onChange }: SamePersonProps) {
  const { people } = useLikeness(value);
  if (people.length === 0) return null;
  if (value.anotherPerson) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {labels.anotherPerson}
      </Text>
    );
  }
  return (
    <Alert color="yellow" title={labels.samePerson} role="status">
      <Stack gap="xs">
        {people.map(({ client, likeness }) => (
          <div key={client.id}>
            <Text size="sm">{likenessText(client.name, formatPhone(client.phone), likeness)}</Text>
            <Button variant="default" mt={4} onClick={() => onChange({ kind: 'known', client })}>
              {isPersonText(client.name)}
            </Button>
          </div>
        ))}
        <Button variant="subtle" onClick={() => onChange({ ...value, anotherPerson: true })}>
          {labels.somebodyElse}
        </Button>
      </Stack>
    </Alert>
  );
}
