import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import { Button, Modal, MultiSelect, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { DateField } from '../../ui/date-field.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { blockLabels as labels } from './agenda.labels.ts';
import { type BlockForm, useBlockForm, useSaveBlock } from './block-form.api.ts';

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
  const form = useBlockForm({ professionalIds, date });
  const { save, isSaving } = useSaveBlock({ form, timezone: agenda.timezone, close: onClose });

  return (
    <Modal opened onClose={onClose} title={labels.title} size="md">
      <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
        <BlockFields form={form} professionals={agenda.professionals} />
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={isSaving}>
            {labels.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {labels.save}
          </Button>
        </DialogActions>
      </form>
    </Modal>
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
        <TimeField {...form.getInputProps('from')} label={labels.from} required value={from} />
        <TimeField
          {...form.getInputProps('until')}
          label={labels.until}
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
