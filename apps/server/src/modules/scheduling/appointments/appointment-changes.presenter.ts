import type { AppointmentChange } from '@app/contract/scheduling/appointments.contract';
import {
  type AppointmentStatus,
  type BookingSource,
  readStatus,
} from '@app/domain/scheduling/appointment';
import { formatDateTime } from '@app/domain/shared/local-time';
import { cents, formatMoney } from '@app/domain/shared/money';
import {
  answerField,
  isSet,
  isStoredRow,
  readTrail,
  type TrailField,
  type TrailRow,
  textField,
  textIn,
} from '../../../foundation/database/trail.ts';
import type { AppointmentTrail } from './appointment-changes.queries.ts';

export const STATUS_WORDS: Record<AppointmentStatus, string> = {
  scheduled: 'Agendado',
  confirmed: 'Confirmado',
  completed: 'Concluído',
  cancelled: 'Cancelado',
  no_show: 'Não compareceu',
};
export const SOURCE_WORDS: Record<BookingSource, string> = { client: 'Cliente', staff: 'Equipe' };
/** Stands for the name of whoever is no longer there. */
const GONE = '—';

/** One step of one person is one change, however many times it wrote the row. */
export function presentAppointmentChanges(
  trail: AppointmentTrail,
  zone: string,
): AppointmentChange[] {
  const steps = Map.groupBy(trail.rows.map(asCreated), ({ requestId, id }) => requestId ?? id);
  return readTrail([...steps.values()].flatMap(joined), fieldsOf(trail, zone));
}

/** A time held for a visitor was nobody's; with her name it became an appointment. */
function asCreated(row: TrailRow): TrailRow {
  const wasHeld = isStoredRow(row.before) && row.before.kind === 'hold';
  return wasHeld ? { ...row, action: 'insert', before: null } : row;
}

/** Several writes of one step as one change: from before the first until after the last. */
function joined(newestFirst: TrailRow[]): TrailRow[] {
  const [last, first] = [newestFirst[0], newestFirst.at(-1)];
  if (!last || !first) return [];
  const action = first.action === 'insert' ? first.action : last.action;
  return [{ ...last, action, before: first.before }];
}

function fieldsOf(trail: AppointmentTrail, zone: string): Record<string, TrailField> {
  return {
    Cliente: named('client_id', trail.clients),
    Profissional: named('professional_id', trail.professionals),
    Início: moment('starts_at', zone),
    Término: moment('ends_at', zone),
    Serviços: textField('service_names'),
    Valor: money('price_in_cents'),
    Desconto: money('discount_in_cents'),
    Status: {
      read: (row) => STATUS_WORDS[readStatus(textIn(row, 'status'))],
      ordinary: STATUS_WORDS.scheduled,
    },
    Chegada: moment('arrived_at', zone),
    'Início do atendimento': moment('started_at', zone),
    'Cancelado por': side('cancelled_by', ''),
    Origem: side('source', SOURCE_WORDS.staff),
    Observações: textField('notes'),
    Encaixe: answerField((row) => row.overbooked === true),
    'Aguardando aprovação': answerField((row) => row.needs_approval === true),
    Pago: { read: paidWord, ordinary: 'Não' },
    Fiado: money('owed_in_cents'),
  };
}

/** What is left on an account is settled at the till and paid by nobody yet. */
function paidWord(row: Record<string, unknown>): string {
  if (Number(textIn(row, 'owed_in_cents')) > 0) return 'Fiado';
  return isSet(row, 'settled_at') ? 'Sim' : 'Não';
}

function named(column: string, names: ReadonlyMap<string, string>): TrailField {
  return {
    read: (row) => (isSet(row, column) ? (names.get(textIn(row, column)) ?? GONE) : ''),
    ordinary: '',
  };
}

/** Which side of the counter it came from. */
function side(column: string, ordinary: string): TrailField {
  const word = (row: Record<string, unknown>) => {
    const written = textIn(row, column);
    if (written === 'client' || written === 'staff') return SOURCE_WORDS[written];
    return ordinary;
  };
  return { read: word, ordinary };
}

function moment(column: string, zone: string): TrailField {
  return {
    read: (row) =>
      isSet(row, column) ? formatDateTime(Temporal.Instant.from(textIn(row, column)), zone) : '',
    ordinary: '',
  };
}

function money(column: string): TrailField {
  return {
    read: (row) => formatMoney(cents(Number(row[column] ?? 0))),
    ordinary: formatMoney(cents(0)),
  };
}
