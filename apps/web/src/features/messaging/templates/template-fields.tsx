import { TEMPLATE_TYPES } from '@app/domain/messaging/template';
import { NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { MessageField } from './message-field.tsx';
import type { TemplateDraftForm } from './template.form.ts';
import { templateFieldLabels as labels, templateTypeLabels } from './templates.labels.ts';

/** The platform's own type is not offered. */
const types = TEMPLATE_TYPES.filter((type) => type !== 'welcome').map((type) => ({
  value: type,
  label: templateTypeLabels[type],
}));

export function TemplateFields({ form }: { form: TemplateDraftForm }) {
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
        <NativeSelect label={labels.type} data={types} {...form.getInputProps('type')} />
      </SimpleGrid>
      <MessageField {...form.getInputProps('text')} value={form.values.text} required />
      <Switch
        label={labels.active}
        description={labels.activeHelp}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </Stack>
  );
}
