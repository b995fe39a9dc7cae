import type { Professional } from '@app/contract/team/professionals.contract';
import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { textWithNames } from '../../../ui/dialogs/merged-notice.labels.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useMembers } from '../members/members.api.ts';
import { type OnSaved, useProfessionalForm } from './professional.form.ts';
import { ProfessionalFields } from './professional-fields.tsx';
import { usePhotoDraft } from './professional-photo.view.ts';
import { professionalFieldNames, professionalLabels } from './professionals.labels.ts';

type ProfessionalGeneralPanelProps = {
  professional: Professional | null;
  onSaved: OnSaved;
};

/** Who it is: the only tab of somebody who does not exist yet. */
export function ProfessionalGeneralPanel(props: ProfessionalGeneralPanelProps) {
  const { professional, onSaved } = props;
  const photo = usePhotoDraft(professional?.photoUrl ?? null);
  const { saving, merged, isFull } = useProfessionalForm({ photo, professional, onSaved });
  const members = useMembers().data ?? [];
  return (
    <DialogForm
      saving={saving}
      merged={merged}
      names={professionalFieldNames}
      textOf={textWithNames(...members)}
      {...(professional && { cancel: professionalLabels.close })}
    >
      {isFull && <TeamIsFull />}
      <ProfessionalFields
        form={saving.form}
        photo={photo}
        isSaving={saving.isSaving}
        professionalId={professional?.id ?? null}
      />
    </DialogForm>
  );
}

function TeamIsFull() {
  const maySubscribe = useMay('subscription.manage');
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} />} role="alert">
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
