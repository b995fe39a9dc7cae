import type { ClientConsent } from '@app/contract/clients/client-record.contract';
import { parseDate } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import { formatCount } from '../../../foundation/format.ts';
import { dateText, statusText } from '../clients.labels.ts';

export const clientPageLabels = {
  title: 'Cliente',
  notFound: 'Cliente não encontrado',
  back: 'Voltar',
  blocked: 'Bloqueado',
  blockedNotice: 'Este cliente não consegue agendar online.',
  anonymizedNotice:
    'Os dados pessoais foram apagados a pedido do titular. Este registro não pode mais ser alterado.',
  anonymized: 'Cliente anonimizado',
  information: 'Informações',
  name: 'Nome',
  email: 'Email',
  phone: 'Telefone',
  birthday: 'Aniversário',
  allergies: 'Alergias e cuidados',
  preferences: 'Preferências',
  whatsApp: 'WhatsApp',
  call: 'Ligar',
  missing: 'Não informado',
  tabs: {
    notes: 'Anotações',
    consent: 'Consentimento',
    changes: 'Histórico de alterações',
  },
};

export const noteLabels = {
  write: 'Nova anotação',
  placeholder: 'O que a equipe precisa lembrar sobre este cliente',
  save: 'Anotar',
  saved: 'Anotação criada com sucesso!',
  removed: 'Anotação excluída com sucesso!',
  remove: 'Excluir anotação',
  removeTitle: 'Confirmar exclusão',
  removeQuestion: 'Tem certeza que deseja excluir esta anotação?',
  confirmRemove: 'Excluir',
  empty: 'Nenhuma anotação ainda. Escreva a primeira.',
  emptyForReaders: 'Nenhuma anotação ainda.',
  list: 'Anotações do cliente',
};

export const consentLabels = {
  question: 'Mensagens de divulgação',
  explanation:
    'Lembretes de horário não dependem disto. Promoções e novidades só vão para quem aceitou.',
  granted: 'Aceita receber',
  refused: 'Não aceita receber',
  source: 'Como a pessoa respondeu',
  sourcePlaceholder: 'Escolha',
  sourceMissing: 'Escolha como a pessoa respondeu',
  grant: 'Registrar consentimento',
  revoke: 'Revogar consentimento',
  grantedToast: 'Consentimento registrado com sucesso!',
  revokedToast: 'Consentimento revogado com sucesso!',
  failed: 'Erro ao registrar consentimento',
  history: 'Histórico',
  empty: 'Nenhum consentimento registrado ainda.',
};

export const sourceText: Record<ClientConsent['source'], string> = {
  counter: 'No balcão',
  phone: 'Por telefone',
  whatsapp: 'Pelo WhatsApp',
  online: 'No agendamento online',
  import: 'Na importação',
};

export const changeLabels = {
  list: 'Alterações do cliente',
};

export const actionText = {
  insert: 'Cadastro criado',
  update: 'Cadastro alterado',
  delete: 'Cadastro excluído',
} as const;

const fieldText: Partial<Record<string, string>> = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  birthDate: 'Data de nascimento',
  tags: 'Etiquetas',
  allergies: 'Alergias e cuidados',
  preferences: 'Preferências',
  status: 'Situação',
  acceptsMarketing: 'Aceita mensagens de divulgação',
  blockedReason: 'Motivo do bloqueio',
  isAnonymized: 'Anonimizado',
};

export function fieldName(name: string): string {
  return fieldText[name] ?? name;
}

/** A value of that field as a person reads it. */
export function fieldValue(name: string, value: string): string {
  if (name === 'phone') return formatPhone(value);
  if (name === 'birthDate') return dateText(value);
  if (!coded.includes(name)) return value;
  return valueText[value] ?? value;
}

const coded = ['status', 'acceptsMarketing', 'isAnonymized'];
const valueText: Partial<Record<string, string>> = { ...statusText, true: 'Sim', false: 'Não' };

export function sinceText(day: string): string {
  return `Cliente desde ${day}`;
}

/** '15/03/1990 · 36 anos' */
export function birthdayText(birthDate: string, today: Temporal.PlainDate): string {
  const date = parseDate(birthDate);
  if (date === null || Temporal.PlainDate.compare(date, today) > 0) return dateText(birthDate);
  const { years } = date.until(today, { largestUnit: 'years' });
  return `${dateText(birthDate)} · ${formatCount(years, { one: 'ano', many: 'anos' })}`;
}

export function blockedReasonText(reason: string): string {
  return `Motivo: ${reason}`;
}
