import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import { MultiSelect, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { blockLabels as labels } from '../agenda/agenda.labels.ts';
import { type BlockForm, useBlockForm } from './block.form.ts';

type BlockDialogProps = {
  opened: boolean;
  agenda: Agenda;
  date: string;
  /** Who is chosen from the start. */
  professionalIds: string[];
  onClose: () => void;
};

/** Its content lives as long as it is open, so each opening starts anew. */
export function BlockDialog(props: BlockDialogProps) {
  return props.opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ agenda, date, professionalIds, onClose }: BlockDialogProps) {
  const { timezone, professionals } = agenda;
  const saving = useBlockForm({ professionalIds, date }, { timezone, close: onClose });
  return (
    <FormDialog title={labels.title} saving={saving} confirm={labels.save} onClose={onClose}>
      <BlockFields form={saving.form} professionals={professionals} />
    </FormDialog>
  );
}

type BlockFieldsProps = { form: BlockForm; professionals: Agenda['professionals'] };

function BlockFields({ form, professionals }: BlockFieldsProps) {
  const { date, from, until } = form.values;
  const [isForSomebody] = useState(form.values.professionalIds.length > 0);
  return (
    <Stack gap="md">
      <MultiSelect
        {...form.getInputProps('professionalIds')}
        label={labels.professionals}
        description={labels.professionalsHelp}
        data={professionals.map(({ id, name }) => ({ value: id, label: name }))}
        maxValues={APPOINTMENT_LIMITS.blockedAtOnce}
        searchable
        clearable
        required
        data-autofocus={!isForSomebody || undefined}
      />
      <DateField {...form.getInputProps('date')} label={labels.date} required value={date} />
      <SimpleGrid cols={2}>
        <TimeField
          {...form.getInputProps('from')}
          label={labels.from}
          aria-label={labels.fromName}
          required
          value={from}
        />
        <TimeField
          {...form.getInputProps('until')}
          label={labels.until}
          aria-label={labels.untilName}
          required
          midnight="end"
          value={until}
        />
      </SimpleGrid>
      <Textarea
        {...form.getInputProps('reason')}
        label={labels.reason}
        description={labels.reasonHelp}
        minRows={2}
        data-autofocus={isForSomebody || undefined}
        maxLength={APPOINTMENT_LIMITS.notesLength}
      />
    </Stack>
  );
}
