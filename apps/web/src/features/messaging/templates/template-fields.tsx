import { isOperator } from '@app/domain/identity/platform-role';
import {
  PLATFORM_VARIABLES,
  TEMPLATE_TYPES,
  TEMPLATE_VARIABLES,
  type TemplateType,
} from '@app/domain/messaging/template';
import { NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useToday } from '../../../foundation/company-clock.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { companyReader } from '../administrative/administrative.labels.ts';
import { MessageField } from './message-field.tsx';
import type { TemplateDraftForm } from './template.form.ts';
import { templateFieldLabels as labels, templateTypeLabels } from './templates.labels.ts';

/** The platform's own type is not offered, and what is of it stays so. */
function typesFor(current: TemplateType) {
  const choices = TEMPLATE_TYPES.filter((type) => (type === 'welcome') === (current === 'welcome'));
  return choices.map((type) => ({ value: type, label: templateTypeLabels[type] }));
}

/** What the platform writes to companies; whoever runs it may also write to clients of her own. */
const OF_COMPANIES = ['company_name', ...PLATFORM_VARIABLES] as const;

function variablesFor(type: TemplateType, isOperating: boolean) {
  if (type === 'welcome') return OF_COMPANIES;
  return type === 'custom' && isOperating ? TEMPLATE_VARIABLES : undefined;
}

export function TemplateFields({ form }: { form: TemplateDraftForm }) {
  const { type } = form.values;
  const reader = companyReader(useToday());
  const variables = variablesFor(type, isOperator(useSession().platformRole));
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
        <NativeSelect label={labels.type} data={typesFor(type)} {...form.getInputProps('type')} />
      </SimpleGrid>
      <MessageField
        {...form.getInputProps('text')}
        value={form.values.text}
        required
        {...(variables && { variables })}
        reader={type === 'welcome' ? reader : undefined}
      />
      <Switch
        label={labels.active}
        description={labels.activeHelp}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </Stack>
  );
}
