import type { PublicCompany } from '@app/contract/scheduling/public-booking.contract';
import { formatPhone } from '@app/domain/shared/phones';
import type { CompanyRow } from '../../company/company.queries.ts';
import type { Booked } from '../booking/booking.commands.ts';
import type { Hold } from '../booking/holds.commands.ts';

type CompanyRecord = Omit<
  PublicCompany,
  'rating' | 'hasShop' | 'openingHours' | 'today' | 'nextFreeTime'
>;

/** What its own record says, without what other areas know. */
export function presentPublicCompany(company: CompanyRow): CompanyRecord {
  const { id, slug, logoUrl, coverUrl, color, timezone, phone, isSample } = company;
  return {
    id,
    slug,
    logoUrl,
    coverUrl,
    color,
    timezone,
    phone,
    isSample,
    name: company.tradeName || company.name,
    address: addressOf(company),
    // Never the company's e-mail: with it the owner signs in until she writes another one there.
    privacyContact: company.privacyContact || formatPhone(phone),
    policy: {
      stepMinutes: company.slotStepMinutes,
      noticeMinutes: company.noticeMinutes,
      horizonDays: company.horizonInDays,
      singleService: company.singleService,
      manualApproval: company.manualApproval,
      changeCutoffHours: company.changeCutoffInHours,
    },
  };
}

function addressOf({ address, city, state }: CompanyRow): string {
  return [address, city, state].filter(Boolean).join(', ');
}

export function presentHold({ row, heldUntil, offer }: Hold) {
  return {
    holdId: row.id,
    heldUntil,
    professionalId: offer.professional.id,
    professionalName: offer.professional.name,
    startTime: row.startTime,
    endTime: row.endTime,
    durationMinutes: offer.durationMinutes,
    priceCents: offer.price,
  };
}

export function presentBooked({ row, professionalName }: Booked, manageUrl: string) {
  return {
    ...presentForIntegrations(row),
    appointmentId: row.id,
    startTime: row.startTime,
    endTime: row.endTime,
    professionalId: row.professionalId,
    professionalName,
    priceCents: row.price,
    needsApproval: row.needsApproval,
    manageUrl,
  };
}

function presentForIntegrations(row: Booked['row']) {
  return {
    success: true as const,
    message: row.needsApproval
      ? 'Pedido de agendamento recebido. A empresa vai conferir o horário e confirmar.'
      : 'Agendamento criado com sucesso!',
    appointment_id: row.id,
    appointment_data: {
      status: row.status,
      appointment_date: row.startTime,
      duration_minutes: row.startTime.until(row.endTime).total('minutes'),
      price_cents: row.price,
    },
  };
}
