import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { SimpleGrid, Stack, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { useClientTags } from '../clients.api.ts';
import type { ClientDraftForm } from './client.form.ts';
import { clientFieldLabels as labels } from './client-form.labels.ts';

const twoColumns = { base: 1, xs: 2 };

type ClientFieldsProps = { form: ClientDraftForm; of: 'new' | 'existing' };

export function ClientFields({ form, of }: ClientFieldsProps) {
  const tags = useClientTags();
  const begin = useEffectEvent(() => {
    // These fields come after the dialog, which has given the focus to what was there. A new
    // client's come with it, and to be faster than the dialog would hide from it who opened it.
    if (of === 'existing') form.getInputNode('name')?.focus();
  });
  useEffect(() => {
    begin();
  }, []);

  return (
    <Stack gap="md">
      <TextInput
        label={labels.name}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={twoColumns}>
        <PhoneField label={labels.phone} autoComplete="off" {...form.getInputProps('phone')} />
        <TextInput
          type="email"
          label={labels.email}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      </SimpleGrid>
      <SimpleGrid cols={twoColumns}>
        <BirthDate form={form} />
        <TagsInput
          label={labels.tags}
          description={labels.tagsHelp}
          data={tags.data ?? []}
          maxTags={CLIENT_LIMITS.tags}
          maxLength={CLIENT_LIMITS.tagLength}
          wrapperProps={{ onKeyDown: keepEnter }}
          {...form.getInputProps('tags')}
          onChange={(written) => form.setFieldValue('tags', separated(written))}
        />
      </SimpleGrid>
      <Textarea
        label={labels.allergies}
        description={labels.allergiesHelp}
        minRows={2}
        {...form.getInputProps('allergies')}
      />
      <Textarea label={labels.preferences} minRows={2} {...form.getInputProps('preferences')} />
      {of === 'existing' && (
        <Switch
          label={labels.active}
          description={labels.activeHelp}
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
      )}
    </Stack>
  );
}

/** Enter ends a tag; the one too many must not save the client. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** The field itself notices only the key of a comma, which phones do not send. */
function separated(written: string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of written.flatMap((text) => text.split(',')).map((text) => text.trim())) {
    const key = tag.toLowerCase();
    if (tag !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()].slice(0, CLIENT_LIMITS.tags);
}

/** Hands on what is typed besides the date it is, so that half a date is not saved as none. */
function BirthDate({ form }: { form: ClientDraftForm }) {
  const today = useToday();
  return (
    <DateField
      label={labels.birthDate}
      latest={today.toString()}
      lastShortYear={today.year}
      {...form.getInputProps('birthDate')}
      onInput={(event) => form.setFieldValue('typedBirthDate', event.currentTarget.value)}
    />
  );
}
