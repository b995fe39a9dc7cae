import type { Template } from '@app/contract/messaging/templates.contract';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { type NewTemplate, useTemplateForm } from './template.form.ts';
import { TemplateFields } from './template-fields.tsx';
import { templateFieldLabels, templateLabels } from './templates.labels.ts';

type TemplateDialogProps = {
  /** `null` for a new one. */
  template: Template | null;
  /** What a new one begins with. */
  start?: NewTemplate | undefined;
  onSaved?: ((template: Template) => void) | undefined;
  onClose: () => void;
};

export default function TemplateDialog(props: TemplateDialogProps) {
  const { template, start, onSaved, onClose } = props;
  const { saving, merged } = useTemplateForm(template, {
    start,
    done: (stored) => {
      onSaved?.(stored);
      onClose();
    },
  });
  return (
    <FormDialog
      title={template ? templateLabels.edit : templateLabels.create}
      size="xl"
      saving={saving}
      merged={merged}
      names={templateFieldLabels}
      onClose={onClose}
    >
      <TemplateFields form={saving.form} />
    </FormDialog>
  );
}
