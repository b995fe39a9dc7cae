import type {
  agendaEntry,
  appointmentDetail,
  listedAppointment,
} from '@app/contract/scheduling/agenda-entry.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { readStatus } from '@app/domain/scheduling/appointment';
import { sumOf } from '@app/domain/shared/money';
import { placeOf } from '../booking/place.rules.ts';
import type { Sight } from '../sight.rules.ts';
import type { AppointmentRows, Entry, UncertainVisitor } from './appointments.queries.ts';

/** Phones and addresses are for those who see everybody's appointments. */
export function presentEntry(entry: Entry, { of }: Sight): Answer<typeof agendaEntry> {
  const { bufferBeforeMinutes, bufferAfterMinutes } = placeOf(entry);
  return {
    id: entry.id,
    kind: entry.kind === 'block' ? 'block' : 'appointment',
    professionalId: entry.professionalId,
    clientId: entry.clientId,
    clientName: entry.client?.name ?? '',
    clientPhone: of === 'everybody' ? (entry.client?.phone ?? null) : null,
    services: entry.services.map(({ serviceId, name }) => ({ id: serviceId, name })),
    startTime: entry.startTime,
    endTime: entry.endTime,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    status: readStatus(entry.status),
    arrivedAt: entry.arrivedAt,
    startedAt: entry.startedAt,
    needsApproval: entry.needsApproval,
    overbooked: entry.overbooked,
    priceCents: entry.price,
    isPaid: entry.settledAt !== null,
    owedCents: entry.owed,
    notes: entry.notes,
    seriesId: entry.seriesId,
    source: entry.source,
    version: entry.version,
  };
}

export type Names = ReadonlyMap<string, string>;

export function presentListed(
  entry: Entry,
  sight: Sight,
  names: Names,
): Answer<typeof listedAppointment> {
  const professionalName = names.get(entry.professionalId) ?? '';
  return { ...presentEntry(entry, sight), professionalName };
}

export function presentDetail(
  rows: AppointmentRows,
  sight: Sight,
): Answer<typeof appointmentDetail> {
  const { entry, professionalNames, couponCode, followingInSeries, visitor } = rows;
  return {
    ...presentListed(entry, sight, professionalNames),
    clientEmail: sight.of === 'everybody' ? (entry.client?.email ?? null) : null,
    serviceDetails: entry.services.map(({ serviceId, name, price, durationMinutes }) => ({
      id: serviceId,
      name,
      priceCents: price,
      durationMinutes,
    })),
    subtotalCents: sumOf(entry.services.map(({ price }) => price)),
    discountCents: entry.discount,
    couponCode,
    cancelledBy: entry.cancelledBy,
    followingInSeries,
    visitor: visitor && presentVisitor(visitor, sight),
    createdAt: entry.createdAt,
  };
}

/** Whom the phone belongs to is for those who see phones. */
function presentVisitor(
  visitor: UncertainVisitor,
  { of }: Sight,
): Answer<typeof appointmentDetail>['visitor'] {
  const { name, phone, email, others } = visitor;
  if (of !== 'everybody') return { name, phone: null, email: null, others: [] };
  return { name, phone, email, others };
}
