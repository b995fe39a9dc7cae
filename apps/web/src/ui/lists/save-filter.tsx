import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { savedFilterLabels as labels, saveRefusalText } from './saved-filters.labels.ts';
import { LONGEST_NAME, type SaveRefusal } from './saved-filters.ts';

type SaveFilterProps = { onSave: (name: string) => SaveRefusal | null };

/** Gives what is chosen a name. */
export function SaveFilter({ onSave }: SaveFilterProps) {
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      position="bottom-start"
      width={288}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmarkPlus size={16} />}
          onClick={toggle}
        >
          {labels.save}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={labels.save} p="md">
        <NameForm onSave={onSave} />
      </Popover.Dropdown>
    </Popover>
  );
}

function NameForm({ onSave }: SaveFilterProps) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setRefusal(onSave(name));
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={labels.name}
          placeholder={labels.placeholder}
          description={labels.help}
          maxLength={LONGEST_NAME}
          value={name}
          error={refusal && saveRefusalText[refusal]}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setRefusal(null);
          }}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button type="submit">{labels.confirm}</Button>
        </Group>
      </Stack>
    </form>
  );
}
