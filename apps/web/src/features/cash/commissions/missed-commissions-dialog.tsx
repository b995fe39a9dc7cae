import type { MissedCommission } from '@app/contract/cash/commissions.contract';
import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { moneyText } from '../../../foundation/format.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { keyOf, useMissedForm } from './missed-commissions.form.ts';
import { labelsFor, missedItemText, missedSumText } from './missed-commissions.labels.ts';

type MissedCommissionsDialogProps = {
  missed: readonly MissedCommission[];
  onClose: () => void;
};

/** What each comes to is seen before it is owed. */
export default function MissedCommissionsDialog({ missed, onClose }: MissedCommissionsDialogProps) {
  const { saving, offered, isAll, total, toggleAll } = useMissedForm(missed, onClose);
  const timezone = useTimezone();
  const labels = labelsFor(missed);
  return (
    <FormDialog
      title={labels.title}
      size="lg"
      saving={saving}
      confirm={labels.confirm}
      onClose={onClose}
    >
      <Text c="dimmed">{labels.explanation}</Text>
      <Checkbox
        data-autofocus
        data-path="chosen"
        label={labels.selectAll}
        checked={isAll}
        onChange={toggleAll}
      />
      <Checkbox.Group {...saving.form.getInputProps('chosen')}>
        <Stack component="ul" gap="sm" p={0} m={0} aria-label={labels.list}>
          {offered.map((item) => (
            <li key={keyOf(item)} style={{ listStyle: 'none' }}>
              <Checkbox
                value={keyOf(item)}
                label={missedItemText(item, timezone)}
                description={<span className="tabular">{missedSumText(item)}</span>}
              />
            </li>
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="space-between" role="status">
        <Text>{labels.total}</Text>
        <Text fw={600} className="tabular">
          {moneyText(total)}
        </Text>
      </Group>
    </FormDialog>
  );
}
