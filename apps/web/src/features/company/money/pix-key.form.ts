import { type PixKeyForm, pixKeySchema } from '@app/contract/company/company.contract';
import { normalizePixKey, type PixKeyType } from '@app/domain/company/pix-key';
import { maskDocument } from '@app/domain/shared/documents';
import { maskPhone } from '@app/domain/shared/phones';
import { schemaResolver, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useChangePixKey } from '../details/company.api.ts';
import { pixLabels, pixProblems } from './financial.labels.ts';

const complaintsAbout = schemaResolver(pixKeySchema, { sync: true });
const noKey: PixKeyForm = { type: 'cnpj', key: '' };

export function usePixKeyForm(pixKey: PixKeyForm | null, close: () => void) {
  const changePixKey = useChangePixKey();
  const form = useForm<PixKeyForm>({
    initialValues: pixKey ? { type: pixKey.type, key: shownPixKey(pixKey) } : noKey,
    validate: (draft) => ({ ...complaintAboutKey(draft), ...complaintsAbout(draft) }),
  });

  return useSaving({
    form,
    draft: useDraft(form, { form: 'pix-key', thing: 'own' }),
    send: (draft) => changePixKey.mutateAsync(draft),
    saved: pixKey ? pixLabels.updated : pixLabels.created,
    failed: pixLabels.failedToSave,
    done: close,
  });
}

function complaintAboutKey({ type, key }: PixKeyForm): { key?: string } {
  return normalizePixKey(type, key) === null ? { key: pixProblems[type] } : {};
}

export function shownPixKey({ type, key }: PixKeyForm): string {
  return maskPixKey(type, key);
}

/** Formats while the person types, where keys of the type have a usual writing. */
export function maskPixKey(type: PixKeyType, typed: string): string {
  if (type === 'phone') return maskPhone(typed);
  if (type === 'cpf' || type === 'cnpj') return maskDocument(type, typed);
  return typed;
}
