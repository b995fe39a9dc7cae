import type { ApprovedWordsForm } from '@app/contract/messaging/campaigns.contract';
import type { OfficialTemplateShown } from '@app/contract/messaging/official-templates.contract';
import { type ApprovedField, approvedFields, wordsOf } from '@app/domain/messaging/approved-words';
import { CLIENT_VARIABLES } from '@app/domain/messaging/template';
import { Alert, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { MessagePreview } from '../templates/message-preview.tsx';
import { VariableChips } from '../templates/variable-chips.tsx';
import { chipsText, fieldLabel, approvedLabels as labels } from './approved-words.labels.ts';

type ApprovedWordsFieldProps = {
  templates: readonly OfficialTemplateShown[];
  value: ApprovedWordsForm | null;
  onChange: (words: ApprovedWordsForm | null) => void;
  error: ReactNode;
};

/** One of the texts that WhatsApp approved, and what stands in each of its fields. */
export function ApprovedWordsField(props: ApprovedWordsFieldProps) {
  const { templates, value, onChange, error } = props;
  if (templates.length === 0) {
    return (
      <Alert color="yellow" icon={<IconAlertTriangle size={20} />}>
        {labels.none}
      </Alert>
    );
  }
  const choose = (key: string | null) => {
    const chosen = templates.find((one) => keyOf(one) === key);
    onChange(chosen ? wordsFrom(chosen) : null);
  };
  return (
    <Stack gap="md">
      <Select
        label={labels.text}
        description={labels.help}
        placeholder={labels.choose}
        required
        allowDeselect={false}
        data={templates.map((one) => ({
          value: keyOf(one),
          label: one.isOfWords ? one.name : `${one.name} ${labels.notOfWords}`,
          disabled: !one.isOfWords,
        }))}
        value={value && keyOf(value)}
        onChange={choose}
        error={value ? null : error}
      />
      {value && <Filling words={value} onChange={onChange} error={error} />}
    </Stack>
  );
}

type FillingProps = {
  words: ApprovedWordsForm;
  onChange: (words: ApprovedWordsForm) => void;
  error: ReactNode;
};

function Filling({ words, onChange, error }: FillingProps) {
  const fields = approvedFields(words);
  const [current, setCurrent] = useState(0);
  const valueIn = (field: ApprovedField) =>
    words.fields.find((one) => isSameField(one, field))?.value ?? '';
  const write = (field: ApprovedField, value: string) => {
    const others = words.fields.filter((one) => !isSameField(one, field));
    onChange({ ...words, fields: [...others, { ...field, value }] });
  };
  const chosen = fields[current] ?? fields[0];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Stack gap="xs">
        {fields.map((field, place) => (
          <TextInput
            key={`${field.part} ${field.place} ${field.name}`}
            label={fieldLabel(field, fields)}
            required
            maxLength={300}
            value={valueIn(field)}
            error={valueIn(field).trim() === '' && error}
            onFocus={() => setCurrent(place)}
            onChange={(event) => write(field, event.currentTarget.value)}
          />
        ))}
        {chosen && (
          <div>
            <Text size="xs" c="dimmed" mb={6}>
              {chipsText(fieldLabel(chosen, fields))}
            </Text>
            <VariableChips
              variables={CLIENT_VARIABLES}
              onPick={(variable) => write(chosen, `${valueIn(chosen)}{${variable}}`)}
            />
          </div>
        )}
      </Stack>
      <MessagePreview text={wordsOf(words)} filled={CLIENT_VARIABLES} />
    </SimpleGrid>
  );
}

function isSameField(one: ApprovedField, other: ApprovedField): boolean {
  return one.part === other.part && one.place === other.place && one.name === other.name;
}

function keyOf({ name, language }: { name: string; language: string }): string {
  return `${name} ${language}`;
}

function wordsFrom({ isOfWords: _fits, ...text }: OfficialTemplateShown): ApprovedWordsForm {
  return { ...text, fields: [] };
}
