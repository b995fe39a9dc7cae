import type { Task } from '@app/contract/tasks/tasks.contract';
import { NEW_TASK, TASK_RECURRENCES } from '@app/domain/tasks/task';
import { Select, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { isLong } from '../../ui/fields/long-choices.ts';
import { paletteColors } from '../../ui/fields/palette-colors.ts';
import { PaletteField } from '../../ui/fields/palette-field.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { type TaskDraftForm, useTaskForm } from './task.form.ts';
import { useAssignees } from './tasks.api.ts';
import { taskFieldLabels as fields, recurrenceLabels, taskLabels } from './tasks.labels.ts';

type TaskDialogProps = {
  /** `null` for a new one. */
  task: Task | null;
  onClose: () => void;
};

export default function TaskDialog({ task, onClose }: TaskDialogProps) {
  const { saving, merged } = useTaskForm(task, onClose);
  return (
    <FormDialog
      title={task ? taskLabels.edit : taskLabels.create}
      size="lg"
      saving={saving}
      merged={merged}
      names={fields}
      onClose={onClose}
    >
      <TaskFields form={saving.form} />
    </FormDialog>
  );
}

/** What a task has unless somebody chooses, before those of the agenda. */
const colors = [{ value: NEW_TASK.color, name: fields.usualColor }, ...paletteColors];

const twoColumns = { base: 1, sm: 2 };
const recurrences = TASK_RECURRENCES.map((value) => ({ value, label: recurrenceLabels[value] }));

function TaskFields({ form }: { form: TaskDraftForm }) {
  return (
    <Stack gap="md">
      <TextInput {...form.getInputProps('name')} label={fields.name} required data-autofocus />
      <SimpleGrid cols={twoColumns}>
        <DateField {...form.getInputProps('dueDate')} label={fields.dueDate} required />
        <TimeField
          {...form.getInputProps('dueTime')}
          value={form.values.dueTime}
          label={fields.dueTime}
          description={fields.dueTimeHelp}
        />
        <Assignee form={form} />
        <Select
          {...form.getInputProps('recurrence')}
          label={fields.recurrence}
          description={fields.recurrenceHelp}
          allowDeselect={false}
          data={recurrences}
        />
      </SimpleGrid>
      <Textarea
        {...form.getInputProps('notes')}
        label={fields.notes}
        autosize
        minRows={2}
        maxRows={8}
      />
      <PhoneField
        {...form.getInputProps('whatsappNotification')}
        label={fields.whatsappNotification}
        description={fields.whatsappHelp}
      />
      <PaletteField {...form.getInputProps('color')} label={fields.color} colors={colors} />
      <Switch
        label={fields.active}
        description={fields.activeHelp}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </Stack>
  );
}

function Assignee({ form }: { form: TaskDraftForm }) {
  const people = useAssignees().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      {...form.getInputProps('assigneeId')}
      label={fields.assigneeId}
      placeholder={fields.everybody}
      clearable
      data={people}
      searchable={isLong(people)}
    />
  );
}
