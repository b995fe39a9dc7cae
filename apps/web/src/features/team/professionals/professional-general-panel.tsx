import type { Professional } from '@app/contract/team/professionals.contract';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { MergedNotice } from '../../../ui/dialogs/merged-notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useProfessionalForm, useSaveProfessional } from './professional.form.ts';
import { ProfessionalFields } from './professional-fields.tsx';
import { type ProfessionalPanelProps, useReportDirty } from './professional-panel.view.ts';
import { usePhotoDraft } from './professional-photo.view.ts';
import { professionalFieldNames, professionalLabels } from './professionals.labels.ts';

type ProfessionalGeneralPanelProps = Omit<ProfessionalPanelProps, 'professional'> & {
  professional: Professional | null;
  onSaved: (stored: Professional) => void;
};

/** Who it is: the only tab of somebody who does not exist yet. */
export function ProfessionalGeneralPanel(props: ProfessionalGeneralPanelProps) {
  const { professional, onDirty, onClose, onSaved } = props;
  const form = useProfessionalForm(professional);
  const photo = usePhotoDraft(professional?.photoUrl ?? null);
  const saving = useSaveProfessional({ form, photo, professional, onSaved });
  const { save, isSaving, isFull } = saving;
  useReportDirty(form.isDirty() || photo.isChanged, onDirty);

  return (
    <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
      {isFull && <TeamIsFull />}
      <MergedNotice merged={saving.merged} names={professionalFieldNames} />
      <ProfessionalFields
        form={form}
        photo={photo}
        isSaving={isSaving}
        professionalId={professional?.id ?? null}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSaving}>
          {professional ? professionalLabels.close : professionalLabels.cancel}
        </Button>
        <Button type="submit" loading={isSaving}>
          {professionalLabels.save}
        </Button>
      </DialogActions>
    </form>
  );
}

function TeamIsFull() {
  const maySubscribe = useMay('subscription.manage');
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} />} role="alert" mb="md">
      <Group justify="space-between" gap="sm">
        {professionalLabels.teamIsFull}
        {maySubscribe && (
          <LinkButton to="/plan-selection" variant="default">
            {professionalLabels.seePlans}
          </LinkButton>
        )}
      </Group>
    </Alert>
  );
}
