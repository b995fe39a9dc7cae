import type { MissedCommission } from '@app/contract/cash/commissions.contract';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { moneyText } from '../../../foundation/format.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { keyOf, useMissedForm } from './missed-commissions.api.ts';
import {
  missedLabels as labels,
  missedItemText,
  missedSumText,
} from './missed-commissions.labels.ts';

type MissedCommissionsDialogProps = {
  missed: readonly MissedCommission[];
  onClose: () => void;
};

/** What each comes to is seen before it is owed. */
export default function MissedCommissionsDialog({ missed, onClose }: MissedCommissionsDialogProps) {
  const form = useMissedForm(missed, onClose);
  const timezone = useTimezone();
  return (
    <Modal opened onClose={onClose} title={labels.title} size="lg">
      <Stack gap="md">
        <Text c="dimmed">{labels.explanation}</Text>
        <Checkbox
          data-autofocus
          label={labels.selectAll}
          checked={form.isAll}
          onChange={form.toggleAll}
        />
        <Stack component="ul" gap="sm" p={0} m={0} aria-label={labels.list}>
          {form.offered.map((item) => (
            <li key={keyOf(item)} style={{ listStyle: 'none' }}>
              <Checkbox
                label={missedItemText(item, timezone)}
                description={<span className="tabular">{missedSumText(item)}</span>}
                checked={form.chosen.has(keyOf(item))}
                onChange={() => form.toggle(item)}
              />
            </li>
          ))}
        </Stack>
        <Group justify="space-between" role="status">
          <Text>{labels.total}</Text>
          <Text fw={600} className="tabular">
            {moneyText(form.total)}
          </Text>
        </Group>
        <FailureText>{form.failure}</FailureText>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={form.isSaving}>
          {labels.cancel}
        </Button>
        <Button onClick={() => void form.save()} loading={form.isSaving}>
          {labels.confirm}
        </Button>
      </DialogActions>
    </Modal>
  );
}
