import { TEMPLATE_TYPES } from '@app/domain/messaging/template';
import {
  Button,
  Card,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { PartHeader } from '../../../ui/part-header.tsx';
import { troubleText } from '../sending/message-log.labels.ts';
import { MessagePreview } from '../templates/message-preview.tsx';
import { templateTypeLabels } from '../templates/templates.labels.ts';
import {
  chooseType,
  TESTED_VARIABLES,
  type TestDraftForm,
  testValuesOf,
  useTestForm,
} from './test.form.ts';
import { useTestState } from './testing.api.ts';
import { testingLabels as labels, stateTexts } from './testing.labels.ts';

/** The platform's own type is not offered. */
const types = TEMPLATE_TYPES.filter((type) => type !== 'welcome').map((type) => ({
  value: type,
  label: templateTypeLabels[type],
}));
const VALUES = [
  'clientName',
  'appointmentDate',
  'appointmentTime',
  'serviceName',
  'professionalName',
  'companyName',
] as const;

/** A message of each kind to one's own phone, with made-up data. */
export default function TestingPanel() {
  const [last, setLast] = useState<string | null>(null);
  const { form, save, isSaving } = useTestForm(setLast);
  return (
    <>
      <PartHeader explanation={labels.explanation} />
      <Card padding="md">
        <CheckedForm of={form} onSubmit={save}>
          <Stack gap="md">
            <Basics form={form} />
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
              {VALUES.map((name) => (
                <TextInput key={name} label={labels[name]} {...form.getInputProps(name)} />
              ))}
            </SimpleGrid>
            <Button
              type="submit"
              loading={isSaving}
              leftSection={<IconSend size={18} />}
              style={{ alignSelf: 'flex-start' }}
            >
              {labels.send}
            </Button>
            <LastTest id={last} />
          </Stack>
        </CheckedForm>
      </Card>
    </>
  );
}

function Basics({ form }: { form: TestDraftForm }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={labels.type}
          error={form.errors.type}
          value={form.values.type ?? ''}
          onChange={({ currentTarget: { value } }) => chooseType(form, value)}
          data={[{ value: '', label: labels.choose }, ...types]}
        />
        <TextInput
          type="tel"
          label={labels.phone}
          description={labels.phoneHelp}
          {...form.getInputProps('phone')}
          error={form.errors.phone && <WrongPhone sentence={form.errors.phone} />}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Textarea
          label={labels.message}
          autosize
          minRows={4}
          maxRows={12}
          {...form.getInputProps('message')}
        />
        <MessagePreview
          text={form.values.message}
          filled={TESTED_VARIABLES}
          about={{ ...labels.preview, values: testValuesOf(form.values) }}
        />
      </SimpleGrid>
    </>
  );
}

function WrongPhone({ sentence }: { sentence: ReactNode }) {
  return (
    <>
      <b>{labels.wrongPhone}</b>
      <br />
      <span>{sentence}</span>
    </>
  );
}

function LastTest({ id }: { id: string | null }) {
  const message = useTestState(id);
  if (!message) return null;
  return (
    <Text role="status" size="sm">
      {labels.last} {stateTexts[message.state]}
      {message.error && `. ${troubleText(message.error)}`}
    </Text>
  );
}
