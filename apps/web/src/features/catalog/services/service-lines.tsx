import { ActionIcon, Button, Fieldset, Group, Select, Stack, Text } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './service-lines.module.css';
import { useServices } from './services.api.ts';
import { serviceLineLabels as labels } from './services.labels.ts';

type ServiceLinesProps = {
  legend: string;
  help: string;
  /** The service of each line; null where none is chosen yet. */
  chosen: readonly (string | null)[];
  fieldOf: (place: number) => GetInputPropsReturnType;
  /** How much or how often, beside the service. */
  amountOf: (place: number) => ReactNode;
  /** What is wrong with all of them together. */
  error?: ReactNode;
  onAdd: () => void;
  onRemove: (place: number) => void;
};

/** Services, each once, with an amount of its own. */
export function ServiceLines(props: ServiceLinesProps) {
  const { legend, help, chosen, error, onAdd } = props;
  return (
    <Fieldset legend={legend}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {help}
        </Text>
        {chosen.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: by its service, it would lose the focus when that is chosen.
          <ServiceLine key={place} {...props} place={place} />
        ))}
        {error && (
          <Text size="sm" c="red" role="alert">
            {error}
          </Text>
        )}
        <Group>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={onAdd}>
            {labels.add}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

function ServiceLine(props: ServiceLinesProps & { place: number }) {
  const { place, chosen, fieldOf, amountOf, onRemove } = props;
  const { data: services = [] } = useServices();
  const own = chosen[place];
  const choices = services
    .filter(({ id }) => id === own || !chosen.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const name = services.find(({ id }) => id === own)?.name ?? '';
  return (
    <div className={classes.line}>
      <Select
        {...fieldOf(place)}
        aria-label={labels.service}
        placeholder={labels.service}
        searchable
        data={choices}
      />
      {amountOf(place)}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--control-height)"
        aria-label={labels.remove(name)}
        onClick={() => onRemove(place)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  );
}
