import type { PixKeyForm } from '@app/contract/company/company.contract';
import { COMPANY_LIMITS } from '@app/domain/company/company-form';
import { PIX_KEY_TYPES } from '@app/domain/company/pix-key';
import { Select, SimpleGrid } from '@mantine/core';
import { MaskedInput } from '../../../ui/fields/masked-input.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { pixLabels as labels, pixExamples, pixTypeText } from './financial.labels.ts';
import { maskPixKey, usePixKeyForm } from './pix-key.form.ts';

type PixKeyEditorProps = { pixKey: PixKeyForm | null; onClose: () => void };

const types = PIX_KEY_TYPES.map((type) => ({ value: type, label: pixTypeText[type] }));

export function PixKeyEditor({ pixKey, onClose }: PixKeyEditorProps) {
  const saving = usePixKeyForm(pixKey, onClose);
  const { form } = saving;
  const { type } = form.values;

  function choose(chosen: PixKeyForm['type']): void {
    // A key of one type is hardly ever one of another.
    form.setValues({ type: chosen, key: '' });
    form.clearErrors();
  }

  return (
    <PageForm saving={saving} names={{ type: labels.type, key: labels.key }} onCancel={onClose}>
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
    </PageForm>
  );
}
