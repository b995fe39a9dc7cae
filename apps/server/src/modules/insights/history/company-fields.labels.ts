import { BOOKING_POLICY } from '@app/domain/company/booking-policy';
import { formatZipCode } from '@app/domain/company/company-form';
import { PIX_KEY_TYPES, type PixKeyType } from '@app/domain/company/pix-key';
import { maskDocument } from '@app/domain/shared/documents';
import { COMPANY_TIMEZONES } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import {
  answerField,
  isSet,
  type TrailField,
  textField,
  textIn,
} from '../../../foundation/database/trail.ts';
import { moneyText, type Stored, shown } from './field-kinds.labels.ts';

/**
 * What people set themselves, in the words of the settings. Whatever is not named here, such as
 * what the payment provider is told, stays out.
 */
export const COMPANY_FIELDS: Record<string, TrailField> = {
  'Razão social': textField('name'),
  'Nome fantasia': textField('trade_name'),
  'Tipo de documento': shown('document_type', (type) => type.toUpperCase()),
  Documento: textField('document'),
  'E-mail': textField('email'),
  Telefone: shown('phone', formatPhone),
  'Contato de privacidade': textField('privacy_contact'),
  CEP: shown('zip_code', formatZipCode),
  Endereço: textField('address'),
  Cidade: textField('city'),
  Estado: textField('state'),
  'Fuso horário': shown('timezone', zoneText),
  Logo: shown('logo_url', fileNameOf),
  'Foto de capa': shown('cover_url', fileNameOf),
  'Cor da página': textField('color'),
  'Endereço curto': textField('slug'),
  'Agendamento público': {
    read: (row) => (row.public_booking_enabled === true ? 'Ativado' : 'Desativado'),
    ordinary: 'Desativado',
  },
  'Chave PIX': { read: pixKeyText, ordinary: '' },
  'Horários a cada': rule('slot_step_in_minutes', minutesText, BOOKING_POLICY.slotStepMinutes),
  'Antecedência mínima': rule('notice_in_minutes', minutesText, BOOKING_POLICY.noticeMinutes),
  'Agenda aberta por': rule('horizon_in_days', daysText, BOOKING_POLICY.horizonInDays),
  'Cancelar ou remarcar até': rule(
    'change_cutoff_in_hours',
    hoursText,
    BOOKING_POLICY.changeCutoffInHours,
  ),
  'Agendamentos futuros por telefone': rule(
    'max_future_bookings',
    limitText,
    BOOKING_POLICY.maxFutureBookings,
  ),
  'Apenas um serviço por agendamento': answerField((row) => row.single_service === true),
  'Aprovar cada agendamento': answerField((row) => row.manual_approval === true),
  'Contagem às cegas': answerField((row) => row.blind_count === true),
  'Limite de fiado': { read: limitInReais, ordinary: 'R$ 0,00' },
  'Comissão de pacotes': {
    read: (row) => (row.package_commission === 'sale' ? 'Na venda' : 'No uso'),
    ordinary: 'No uso',
  },
  'Comissão já sem a taxa da maquininha': answerField((row) => row.commission_after_fees === true),
  'Confirmar automaticamente': { read: autoConfirmText, ordinary: 'Não' },
};

function rule(column: string, format: (value: number) => string, ordinary: number): TrailField {
  return { read: (row) => format(Number(row[column] ?? ordinary)), ordinary: format(ordinary) };
}

function zoneText(zone: string): string {
  return COMPANY_TIMEZONES.find(({ id }) => id === zone)?.label ?? zone;
}

/** Each picture has an address of its own, by which one is told from the other. */
function fileNameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

const PIX_WORDS: Record<PixKeyType, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'E-mail',
  phone: 'Celular',
  random: 'Chave aleatória',
};

function pixKeyText(row: Stored): string {
  const type = PIX_KEY_TYPES.find((known) => known === row.pix_key_type);
  if (!type) return '';
  return `${PIX_WORDS[type]}: ${keyText(type, textIn(row, 'pix_key'))}`;
}

function keyText(type: PixKeyType, key: string): string {
  if (type === 'phone') return formatPhone(key);
  return type === 'cpf' || type === 'cnpj' ? maskDocument(type, key) : key;
}

function minutesText(minutes: number): string {
  return `${minutes.toLocaleString('pt-BR')} min`;
}

function daysText(days: number): string {
  return days === 1 ? '1 dia' : `${days} dias`;
}

function hoursText(hours: number): string {
  return `${hours} h antes`;
}

function limitText(count: number): string {
  return count === 0 ? 'Sem limite' : String(count);
}

function autoConfirmText(row: Stored): string {
  if (!isSet(row, 'auto_confirm_after_in_seconds')) return 'Não';
  const seconds = Number(row.auto_confirm_after_in_seconds);
  return `Depois de ${seconds.toLocaleString('pt-BR')} s`;
}

function limitInReais(row: Stored): string {
  return moneyText(Number(row.account_limit_in_cents ?? 0));
}
