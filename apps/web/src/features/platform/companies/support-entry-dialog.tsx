import type { ListedCompany } from '@app/contract/platform/companies.contract';
import { SUPPORT_VISIT_LIMITS } from '@app/domain/team/support-visit';
import { Text, Textarea } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { supportEntryLabels as labels, shownName } from './companies.labels.ts';
import { useSupportEntry } from './support-entry.form.ts';

type SupportEntryDialogProps = { company: ListedCompany; onClose: () => void };

/** Nobody looks into a company without saying why: its owner reads it at once. */
export default function SupportEntryDialog({ company, onClose }: SupportEntryDialogProps) {
  const saving = useSupportEntry(company.id);
  return (
    <FormDialog
      title={labels.title(shownName(company))}
      saving={saving}
      confirm={labels.enter}
      onClose={onClose}
    >
      <Text>{labels.explanation}</Text>
      <Textarea
        label={labels.reason}
        description={labels.reasonHelp}
        autosize
        minRows={2}
        maxLength={SUPPORT_VISIT_LIMITS.reasonMax}
        data-autofocus
        {...saving.form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
