import { ActionIcon, Button, Fieldset, Group, Select, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import type { ProductDraftForm } from './product.form.ts';
import classes from './product-use-fields.module.css';
import { productFieldLabels as labels } from './products.labels.ts';
import { QuantityField } from './quantity-field.tsx';

type Choice = { value: string; label: string };

/** Which services use it up, and how much of it each time. */
export function ProductUseFields({ form }: { form: ProductDraftForm }) {
  const { data: services = [] } = useQuery(useApi().catalog.services.list.queryOptions());
  const choices = services.map(({ id, name }) => ({ value: id, label: name }));
  const { uses } = form.values;
  return (
    <Fieldset legend={labels.uses}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {labels.usesHelp}
        </Text>
        {uses.map((use, place) => (
          <UseLine
            key={use.serviceId ?? `new-${place}`}
            form={form}
            place={place}
            choices={choices.filter(
              ({ value }) =>
                value === use.serviceId || uses.every(({ serviceId }) => serviceId !== value),
            )}
          />
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() => form.insertListItem('uses', { serviceId: null, quantity: '' })}
          >
            {labels.addUse}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

type UseLineProps = { form: ProductDraftForm; place: number; choices: readonly Choice[] };

function UseLine({ form, place, choices }: UseLineProps) {
  const chosen = form.values.uses[place]?.serviceId;
  const name = choices.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <div className={classes.line}>
      <Select
        {...form.getInputProps(`uses.${place}.serviceId`)}
        aria-label={labels.service}
        placeholder={labels.service}
        searchable
        data={choices}
      />
      <QuantityField
        {...form.getInputProps(`uses.${place}.quantity`)}
        aria-label={labels.quantity}
        placeholder={labels.quantity}
        unit={form.values.unit}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--control-height)"
        aria-label={labels.removeUse(name)}
        onClick={() => form.removeListItem('uses', place)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  );
}
