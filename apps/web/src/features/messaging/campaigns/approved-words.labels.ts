import type { ApprovedField } from '@app/domain/messaging/approved-words';

export const approvedLabels = {
  text: 'Texto aprovado pela Meta',
  help: 'O número oficial só leva a clientes textos que a Meta aprovou.',
  choose: 'Escolha um texto',
  none: 'A Meta ainda não aprovou nenhum texto da sua conta. Peça a aprovação no Gerenciador do WhatsApp e volte aqui.',
  loading: 'Buscando os textos aprovados…',
  failed: 'O WhatsApp não mostrou os textos aprovados. Tente de novo em alguns minutos.',
  notOfWords: '(pede imagem ou código: não sai por aqui)',
  fixed: 'O texto foi aprovado pela Meta e não muda aqui.',
};

/** Into which field a tap on one of them puts it. */
export function chipsText(field: string): string {
  return `Toque em uma palavra para colocá-la em “${field}”:`;
}

/** 'Campo 1 do texto', 'Campo do título', 'Final do endereço do botão'. */
export function fieldLabel(field: ApprovedField, all: readonly ApprovedField[]): string {
  const alike = all.filter(({ part }) => part === field.part);
  const number = alike.length > 1 ? ` ${alike.indexOf(field) + 1}` : '';
  if (field.part === 'header') return `Campo${number} do título`;
  if (field.part === 'button') return `Final do endereço do botão${number}`;
  return /^\d+$/.test(field.name) ? `Campo ${field.name} do texto` : `Campo “${field.name}”`;
}
