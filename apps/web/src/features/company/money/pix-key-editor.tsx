import type { PixKeyForm } from '@app/contract/company/company.contract';
import { COMPANY_LIMITS } from '@app/domain/company/company-form';
import { PIX_KEY_TYPES } from '@app/domain/company/pix-key';
import { Button, Group, Select, SimpleGrid } from '@mantine/core';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { MaskedInput } from '../../../ui/fields/masked-input.tsx';
import { pixLabels as labels, pixExamples, pixTypeText } from './financial.labels.ts';
import { maskPixKey, usePixKeyForm } from './pix-key.form.ts';

type PixKeyEditorProps = { pixKey: PixKeyForm | null; onClose: () => void };

const types = PIX_KEY_TYPES.map((type) => ({ value: type, label: pixTypeText[type] }));

export function PixKeyEditor({ pixKey, onClose }: PixKeyEditorProps) {
  const { form, save, isSaving } = usePixKeyForm(pixKey, onClose);
  const changes = useUnsavedChanges(() => form.isDirty() && !isSaving);
  const { type } = form.values;

  function choose(chosen: PixKeyForm['type']): void {
    // A key of one type is hardly ever one of another.
    form.setValues({ type: chosen, key: '' });
    form.clearErrors();
  }

  return (
    <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={labels.type}
          data={types}
          allowDeselect={false}
          {...form.getInputProps('type')}
          onChange={(chosen) => chosen && choose(chosen)}
        />
        <MaskedInput
          label={labels.key}
          placeholder={pixExamples[type]}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={COMPANY_LIMITS.pixKeyLength}
          mask={(typed) => maskPixKey(type, typed)}
          {...form.getInputProps('key')}
        />
      </SimpleGrid>
      <Group gap="xs" mt="md">
        <Button type="submit" loading={isSaving}>
          {labels.save}
        </Button>
        <Button variant="default" onClick={onClose} disabled={isSaving}>
          {labels.cancel}
        </Button>
      </Group>
      <UnsavedChangesDialog changes={changes} />
    </form>
  );
}
