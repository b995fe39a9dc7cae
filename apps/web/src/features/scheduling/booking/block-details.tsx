import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { blockLabels as labels } from '../agenda/agenda.labels.ts';
import { useUnblock } from './block.form.ts';

type BlockDetailsProps = { block: AgendaEntry | null; agenda: Agenda; onClose: () => void };

export function BlockDetails({ block, agenda, onClose }: BlockDetailsProps) {
  return block && <OpenDetails block={block} agenda={agenda} onClose={onClose} />;
}

function OpenDetails({ block, agenda, onClose }: BlockDetailsProps & { block: AgendaEntry }) {
  const unblock = useUnblock();
  const mayManage = useMay('appointments.manage');
  const who = agenda.professionals.find(({ id }) => id === block.professionalId);
  const [start, end] = [block.startTime, block.endTime].map((moment) =>
    formatInstant(moment, agenda.timezone),
  );

  async function free(): Promise<void> {
    try {
      await unblock.mutateAsync({ id: block.id });
    } catch (error) {
      showFailure(labels.failedToUnblock, errorText(error));
      return;
    }
    showSuccess(labels.unblocked);
    onClose();
  }

  return (
    <Modal opened onClose={onClose} title={labels.details} size="sm">
      <Stack gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {block.notes || labels.noReason}
        </Text>
        <Text c="dimmed">{who?.name}</Text>
        <Text c="dimmed" className="tabular">
          {start} – {end?.slice(-5)}
        </Text>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {labels.close}
        </Button>
        {mayManage && (
          <Button
            leftSection={<IconLockOpen size={18} />}
            loading={unblock.isPending}
            onClick={free}
            data-autofocus
          >
            {labels.unblock}
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
}
