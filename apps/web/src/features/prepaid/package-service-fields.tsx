import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  NumberInput,
  Select,
  Stack,
  Text,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import type { PackageDraftForm } from './package.form.ts';
import classes from './package-service-fields.module.css';
import { packageFieldLabels as labels } from './packages.labels.ts';

type Choice = { value: string; label: string };

/** Which services it holds, and how often. */
export function PackageServiceFields({ form }: { form: PackageDraftForm }) {
  const { data: known = [] } = useQuery(useApi().catalog.services.list.queryOptions());
  const choices = known.map(({ id, name }) => ({ value: id, label: name }));
  const { services } = form.values;
  return (
    <Fieldset legend={labels.services}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {labels.servicesHelp}
        </Text>
        {services.map((held, place) => (
          <HeldLine
            key={held.serviceId ?? `new-${place}`}
            form={form}
            place={place}
            choices={choices.filter(
              ({ value }) =>
                value === held.serviceId || services.every(({ serviceId }) => serviceId !== value),
            )}
          />
        ))}
        {form.errors.services && (
          <Text size="sm" c="red" role="alert">
            {form.errors.services}
          </Text>
        )}
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() => form.insertListItem('services', { serviceId: null, sessions: '' })}
          >
            {labels.addService}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

type HeldLineProps = { form: PackageDraftForm; place: number; choices: readonly Choice[] };

function HeldLine({ form, place, choices }: HeldLineProps) {
  const chosen = form.values.services[place]?.serviceId;
  const name = choices.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <div className={classes.line}>
      <Select
        {...form.getInputProps(`services.${place}.serviceId`)}
        aria-label={labels.service}
        placeholder={labels.service}
        searchable
        data={choices}
      />
      <NumberInput
        {...form.getInputProps(`services.${place}.sessions`)}
        aria-label={labels.sessions}
        placeholder={labels.sessions}
        allowDecimal={false}
        allowNegative={false}
        inputMode="numeric"
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--control-height)"
        aria-label={labels.removeService(name)}
        onClick={() => form.removeListItem('services', place)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  );
}
