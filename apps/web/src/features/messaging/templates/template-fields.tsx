import { isOperator } from '@app/domain/identity/platform-role';
import {
  filledVariables,
  PLATFORM_VARIABLES,
  TEMPLATE_TYPES,
  type TemplateType,
  VISIT_VARIABLES,
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

/**
 * A company's own text goes to many, and is an answer that is ready: only there it speaks of a visit. Whoever
 * runs the platform may write to companies in it too.
 */
function variablesFor(type: TemplateType, isOperating: boolean) {
  if (type !== 'custom') return { variables: filledVariables(type) };
  const ofCompanies = isOperating ? PLATFORM_VARIABLES : [];
  return {
    variables: [...VISIT_VARIABLES, ...ofCompanies],
    filled: [...filledVariables(type), ...ofCompanies],
  };
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
        {...variables}
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
