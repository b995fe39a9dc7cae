import type { Template } from '@app/contract/messaging/templates.contract';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useTemplateForm } from './template.form.ts';
import { TemplateFields } from './template-fields.tsx';
import { templateFieldLabels, templateLabels } from './templates.labels.ts';

type TemplateDialogProps = {
  /** `null` for a new one. */
  template: Template | null;
  onClose: () => void;
};

export default function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { saving, merged } = useTemplateForm(template, onClose);
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
